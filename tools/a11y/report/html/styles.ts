/** The CSS of every page; embedded, so that a page is one file. */
export const STYLES = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #4a5564; --paper: #fdfcf9; --wash: #f3f2ee;
  --line: #cdd3da; --edge: #6b7684; --action: #0b5460; --bad: #a3161d; --bad-wash: #fdeeee;
  --open: #7a4a00; --open-wash: #fdf3df; --good: #1d5c38; --good-wash: #e9f5ec; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --soft: #b3bcc8; --paper: #141a23;
  --wash: #1d2530; --line: #3a4553; --edge: #8b97a6; --action: #7fd0de; --bad: #ffb3ae; --bad-wash: #3d1a1c;
  --open: #f2c46d; --open-wash: #35290f; --good: #97dcae; --good-wash: #14301f; } }
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 "Noto Sans",
  system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; hyphens: auto; }
.page { max-inline-size: 78rem; margin-inline: auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.8vw, 2.625rem); line-height: 1.15; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: clamp(1.4rem, 1.25rem + .7vw, 1.75rem); line-height: 1.2; margin: 3.5rem 0 .75rem; padding-block-start: 1rem;
  border-block-start: 1px solid var(--line); }
h3 { font-size: 1.2rem; line-height: 1.3; margin: 2rem 0 .5rem; }
p, .lead { max-inline-size: 68ch; }
.lead { font-size: 1.25rem; }
a { color: var(--action); text-underline-offset: .15em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 5px #ffdd55; border-radius: 2px; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: .75rem 1rem; background: var(--paper); }
.skip:focus { inset-block-start: 1rem; }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 2rem; margin-block-end: 2rem; }
.top a, nav li a { display: inline-block; padding-block: .375rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 1.5rem 0 0; padding: 0; }
.soft { color: var(--soft); }
.figures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; margin: 1.5rem 0;
  background: var(--line); border: 1px solid var(--line); }
.figures div { background: var(--paper); padding: .875rem 1rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.figures dt { color: var(--soft); font-size: 1rem; }
.figures dd { margin: 0; font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; line-height: 1.2; }
.verdict { border-inline-start: 6px solid var(--good); background: var(--good-wash); padding: 1rem 1.25rem; max-inline-size: none; margin: 1.5rem 0; }
.verdict.bad { border-color: var(--bad); background: var(--bad-wash); }
.verdict p { margin: 0; } .verdict p + p { margin-block-start: .5rem; }
table { inline-size: 100%; border-collapse: collapse; margin: 1rem 0; font-size: 1rem; }
caption { text-align: start; font-weight: 700; padding-block-end: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .625rem .75rem .625rem 0; border-block-end: 1px solid var(--line); overflow-wrap: break-word; }
thead th { border-block-end: 2px solid var(--edge); vertical-align: bottom; color: var(--soft); font-weight: 600; overflow-wrap: normal; }
tbody th { font-weight: 600; } .help { font-weight: 400; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; inline-size: 1%; }
.id { white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
tr:target, section:target > h3 { background: var(--open-wash); }
ul.plain { list-style: none; margin: 0; padding: 0; } ul.plain li + li { margin-block-start: .25rem; }
.state { display: grid; grid-template-columns: 1.5em minmax(min-content, 1fr); hyphens: auto; }
.state::before { content: "○" / ""; font-weight: 700; }
.notMet { color: var(--bad); font-weight: 700; } .notMet::before { content: "✕" / ""; }
.toReview { color: var(--open); } .toReview::before { content: "?" / ""; }
.automatic, .interaction, .namedTest { color: var(--ink); } .automatic::before, .interaction::before, .namedTest::before { content: "◐" / ""; }
.partlyManual::before { content: "◕" / ""; }
.met, .notApplicable { color: var(--good); font-weight: 700; } .met::before, .notApplicable::before { content: "✓" / ""; }
.failed { color: var(--bad); font-weight: 700; } .passed { color: var(--good); }
.tag { border: 1px solid var(--edge); border-radius: 4px; padding: 0 .375rem; font-size: .9375rem; white-space: nowrap; }
code { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: .9em; hyphens: none; overflow-wrap: anywhere; }
summary { cursor: pointer; padding-block: .375rem; color: var(--action); }
fieldset { border: 1px solid var(--line); padding: .75rem 1rem 1rem; margin: 1.5rem 0; }
legend { font-weight: 700; padding-inline: .375rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr)); gap: .25rem 1.5rem; }
.choices label { display: grid; grid-template-columns: 1.75rem 1fr; align-items: start; padding-block: .375rem; cursor: pointer; }
.choices input { inline-size: 1.25rem; block-size: 1.25rem; margin: .15rem 0 0; accent-color: var(--action); }
form.check, .field.check { max-inline-size: 40rem; }
.field { margin-block: 1.25rem; } .field > label { display: block; font-weight: 700; }
.hint { color: var(--soft); margin: 0 0 .25rem; } .error { color: var(--bad); font-weight: 700; margin: 0 0 .25rem; }
.check input, .check textarea, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; }
.field input, .field textarea { display: block; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; }
.field input[type="date"] { inline-size: auto; } .field textarea { resize: vertical; }
@media (max-height: 30rem) { .field textarea { max-block-size: 50vh; } }
.check [aria-invalid="true"] { border: 2px solid var(--bad); }
form.check fieldset label { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; cursor: pointer; }
.check input[type="radio"] { inline-size: 1.5rem; block-size: 1.5rem; accent-color: var(--action); }
button { min-block-size: 2.75rem; padding: .5rem 1.5rem; background: var(--action); border-color: var(--action); color: var(--paper); font-weight: 700; cursor: pointer; }
#errors h2 { margin: 0 0 .5rem; padding: 0; border: 0; } #errors a { display: inline-block; padding-block: .375rem; }
@media screen and (max-width: 52rem) {
  .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  table, tbody, tr, th, td, caption { display: block; inline-size: auto; }
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  tbody tr { padding-block: .75rem; border-block-end: 1px solid var(--line); }
  tbody th, td { border: 0; padding: .25rem 0; display: grid; grid-template-columns: minmax(9.5rem, 34%) minmax(0, 1fr); gap: .75rem; }
  tbody th::before, td::before { content: attr(data-label) / ""; color: var(--soft); font-weight: 400; hyphens: auto; }
  .number { text-align: start; white-space: normal; inline-size: auto; }
}
@media screen and (max-width: 26rem) {
  .figures { grid-template-columns: minmax(0, 1fr); }
  tbody th, td { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .figures div { flex-direction: row-reverse; justify-content: space-between; align-items: baseline; gap: 1rem; padding-block: .5rem; }
}
@media (forced-colors: active) { .tag, .verdict { border-color: CanvasText; } }
.results > span:first-child { font-weight: 600; } .paper { display: none; }
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #333; --paper: #fff; --wash: #fff; --line: #999; --action: #000; }
  body { font-size: 9pt; line-height: 1.35; } .page { max-inline-size: none; padding: 0; } table { font-size: 8.5pt; }
  h1 { font-size: 20pt; } h2 { font-size: 14pt; margin-block-start: 1.5rem; } h3 { font-size: 10.5pt; margin: .75rem 0 0; }
  nav, fieldset, .skip, .top, .flow details:not([open]) { display: none; } .paper { display: block; font-style: italic; }
  th, td { padding-block: .3rem; } p { margin-block: .25rem; max-inline-size: none; }
  h2 { break-before: page; } #summary h2, .flow h2 { break-before: auto; }
  h1, h2, h3, caption { break-after: avoid; } tr, .figures div, .verdict { break-inside: avoid; }
  summary { list-style: none; padding: 0; color: inherit; }
  details[open] ul.plain li { display: inline; } details[open] ul.plain li + li::before { content: " · "; } .state { min-inline-size: 9em; }
}
@page { margin: 14mm 14mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
`;
