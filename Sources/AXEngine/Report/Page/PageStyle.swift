/// How a page looks. Texts have a contrast of 7 to 1 or more, nothing is told by colour alone, and on paper nothing is
/// lost.
enum PageStyle {
  static let text = """
    :root { color-scheme: light; }
    body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
      color: #1a1a1a; background: #fff; }
    a { color: #0842a0; }
    :focus-visible { outline: 3px solid #0842a0; outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; padding: .5rem 1rem; background: #fff; }
    .skip:focus { left: 1rem; top: 1rem; }
    h2 { border-bottom: 2px solid #1a1a1a; margin-top: 2.5rem; }
    nav h2 { border: 0; margin-top: 1rem; font-size: 1.1rem; }
    h3 { margin-top: 2rem; }
    figure { margin: 1rem 0; }
    svg { max-width: 100%; height: auto; border: 1px solid #b0b0b0; }
    figcaption, .legend { max-width: 45rem; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; }
    caption { text-align: start; font-weight: bold; padding: .25rem 0; }
    th, td { border: 1px solid #767676; padding: .25rem .5rem; text-align: start; vertical-align: top; }
    thead th { background: #f2f2f2; }
    tbody th { font-weight: normal; }
    code, pre { font: .9rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; border-inline-start: 4px solid #767676; padding-inline-start: .75rem; }
    .verdicts > li { margin-bottom: 1.5rem; }
    .verdicts p { margin: .25rem 0; }
    strong.fails { border: 2px solid #8c1d18; padding: 0 .25rem; color: #8c1d18; }
    td.missed { font-weight: bold; border: 2px solid #8c1d18; }
    .walk > li { margin-bottom: .5rem; }
    .held { columns: 2 24rem; }
    footer { margin-top: 3rem; border-top: 1px solid #767676; }
    @media screen and (min-width: 62rem) {
      .screen { display: grid; grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); gap: 2rem; }
    }
    @media print {
      body { max-width: none; font-size: 10pt; }
      nav, .skip { display: none; }
      .table { overflow: visible; }
      svg { max-height: 22cm; width: auto; }
      figure, tr, .verdicts > li, .walk > li { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
    }
    """
}
