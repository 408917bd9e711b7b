import AXEngine
import CNcurses
