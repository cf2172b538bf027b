/**
 * Rules of the style sheets that most host pages have, none of them in a layer: what they say of elements and attributes,
 * shortened to the properties that change how a part looks.
 */
export const HOST_STYLES: Readonly<Record<string, string>> = {
  'Tailwind 3 preflight': `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    b, strong { font-weight: bolder; }
    code, kbd, samp, pre { font-family: monospace; font-size: 1em; }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit; color: inherit; margin: 0; padding: 0; }
    button, select { text-transform: none; }
    button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; background-color: transparent; background-image: none; }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
    fieldset { margin: 0; padding: 0; } legend { padding: 0; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; }
    dialog { padding: 0; } textarea { resize: vertical; }
    button, [role='button'] { cursor: pointer; } :disabled { cursor: default; }
    img, svg, video, canvas { display: block; vertical-align: middle; } img, video { max-width: 100%; height: auto; }`,
  'Bootstrap 5 reboot': `
    *, *::before, *::after { box-sizing: border-box; }
    h6, h5, h4, h3, h2, h1 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; }
    h1 { font-size: 2.5rem; } h2 { font-size: 2rem; } h3 { font-size: 1.75rem; }
    p { margin-top: 0; margin-bottom: 1rem; }
    ol, ul { padding-left: 2rem; } ol, ul, dl { margin-top: 0; margin-bottom: 1rem; }
    dt { font-weight: 700; } dd { margin-bottom: .5rem; margin-left: 0; } figure { margin: 0 0 1rem; }
    a { color: #0d6efd; text-decoration: underline; } a:hover { color: #0a58ca; }
    img, svg { vertical-align: middle; } table { caption-side: bottom; border-collapse: collapse; }
    caption { padding-top: .5rem; padding-bottom: .5rem; color: #6c757d; text-align: left; } th { text-align: inherit; }
    thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
    label { display: inline-block; } button { border-radius: 0; }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
    button, select { text-transform: none; } select { word-wrap: normal; }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
    button:not(:disabled), [type="button"]:not(:disabled) { cursor: pointer; } textarea { resize: vertical; }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
    legend { float: left; width: 100%; padding: 0; margin-bottom: .5rem; font-size: 1.5rem; line-height: inherit; }
    output { display: inline-block; } summary { display: list-item; cursor: pointer; } progress { vertical-align: baseline; }`,
  'normalize.css 8': `
    h1 { font-size: 2em; margin: 0.67em 0; } hr { box-sizing: content-box; height: 0; overflow: visible; }
    a { background-color: transparent; } b, strong { font-weight: bolder; }
    code, kbd, samp { font-family: monospace, monospace; font-size: 1em; } small { font-size: 80%; }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
    button, input { overflow: visible; } button, select { text-transform: none; }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
    fieldset { padding: 0.35em 0.75em 0.625em; }
    legend { box-sizing: border-box; color: inherit; display: table; max-width: 100%; padding: 0; white-space: normal; }
    textarea { overflow: auto; } [type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0; }
    details { display: block; } summary { display: list-item; } [hidden] { display: none; }`,
  'Meyer reset 2': `
    div, span, h1, h2, h3, h4, h5, h6, p, a, code, em, img, kbd, samp, small, strong, b, i, dl, dt, dd, ol, ul, li, fieldset, form,
    label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, canvas, details, figure, figcaption, footer, header,
    nav, output, section, summary { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline; }
    article, aside, details, figcaption, figure, footer, header, nav, section { display: block; }
    ol, ul { list-style: none; } table { border-collapse: collapse; border-spacing: 0; }`,
  'theme of a CMS': `
    h1, h2, h3 { font-family: Georgia, serif; color: #7a0019; text-transform: uppercase; letter-spacing: 0.05em; margin: 2em 0 1em; }
    a { color: #7a0019; text-decoration: none; border-bottom: 1px dotted; } a:hover, a:focus { color: #000; background: #ff0; }
    p { margin: 0 0 1.5em; } ul, ol { margin: 0 0 1.5em 3em; padding: 0; list-style: square; }
    button, input[type="button"], input[type="submit"] { background: #7a0019; border: none; border-radius: 30px; color: #fff; padding: 1em 2em; text-transform: uppercase; }
    input[type="text"], input[type="email"], textarea, select { border: 2px inset #ccc; padding: 2px; background: #eee; color: #666; }
    table { width: 100%; margin: 0 0 1.5em; border: 1px solid #ccc; } th, td { padding: 1em; border: 1px solid #ccc; }
    label { display: block; font-weight: bold; color: #333; } fieldset { border: 1px solid #ccc; padding: 1em; margin: 1em 0; }
    dt { font-weight: bold; } dd { margin: 0 1.5em 1.5em; } figure { margin: 1em 40px; }`,
};
