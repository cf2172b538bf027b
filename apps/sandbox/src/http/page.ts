import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** Sends a complete German page without script, in the layout of all simulated systems. */
export function sendPage(reply: FastifyReply, title: string, content: Html, status = 200) {
  const page = html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – nachgestellte Umgebung</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt springen</a>
<header><p><strong>Nachgestellte Umgebung, nur zur Probe.</strong> Hier wird nichts bezahlt und niemand geprüft.</p></header>
<main id="inhalt" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.source);
}

/** The style sheet of all pages, served at `/page.css`. */
export const PAGE_CSS = `
:root { color-scheme: light dark; --ink: #17202e; --soft: #47536a; --paper: #fefdfa; --wash: #f4f2ec;
  --line: #c3cad6; --edge: #66758c; --action: #00525f; --on-action: #fff; --danger: #8c1d18; --note: #fdf0cf; --note-ink: #3d2d05; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf5; --soft: #b3bdcc; --paper: #141b26; --wash: #1e2735;
  --line: #3d495b; --edge: #8e9bb0; --action: #7bd3de; --on-action: #10202a; --danger: #ffb4a9; --note: #3b3013; --note-ink: #f7e6b8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; hyphens: auto; overflow-wrap: anywhere; }
header { background: var(--note); color: var(--note-ink); padding: .75rem 1rem; }
header p { max-width: 60rem; margin: 0 auto; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; outline: none; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.0625rem; margin: 0 0 .5rem; }
p, li, dd { max-width: 68ch; }
a { color: var(--action); text-underline-offset: .2em; }
ul.plain { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
article { border: 1px solid var(--line); border-radius: 4px; padding: 1rem; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
pre { white-space: pre-wrap; font: inherit; margin: 0; }
form { margin: 0; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.25rem; border-radius: 4px; border: 1px solid var(--edge);
  background: transparent; color: var(--ink); cursor: pointer; text-align: start; }
button.strong { background: var(--action); border-color: var(--action); color: var(--on-action); }
button.danger { border-color: var(--danger); color: var(--danger); }
.people button { inline-size: 100%; }
.people small { display: block; font-weight: 400; }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
input[type=text] { font: inherit; inline-size: 100%; max-inline-size: 34rem; min-height: 3rem; padding: .5rem .75rem; margin: 0 0 .75rem;
  border: 1px solid var(--edge); border-radius: 4px; background: var(--paper); color: var(--ink); }
.amount { font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.note { background: var(--wash); border-inline-start: 4px solid var(--edge); padding: .75rem 1rem; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px #ffd84d; }
.skip { position: absolute; inset-inline-start: -100vw; } .skip:focus { position: static; display: inline-block; padding-block: .75rem; }
`;
