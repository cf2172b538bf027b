import { createHash } from 'node:crypto';
import { FILTER_STYLES } from './conformance.ts';
import { html, Html } from './escape.ts';
import { STYLES } from './styles.ts';
import type { Texts } from './texts-de.ts';
import type { Language } from './texts.ts';

const STYLE = STYLES + FILTER_STYLES;
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashOf(STYLE);

/** The parts of a page of the report. */
export interface PageParts {
  readonly language: Language;
  readonly texts: Texts;
  readonly title: string;
  /** URL of the same page in the other language. */
  readonly other: string;
  /** URL of the report; on the pages of components. */
  readonly back?: string;
  readonly body: Html;
  /** The script of the page; on the page with the form only. */
  readonly script?: string;
}

/**
 * A page as HTML, for mail and print: it loads nothing and runs no script but its own, and its Content Security Policy enforces
 * both.
 */
export function page({ language, texts, title, other, back, body, script }: PageParts): string {
  const { labels } = texts;
  const otherLanguage = language === 'de' ? 'en' : 'de';
  const scripts = script === undefined ? '' : ` script-src ${hashOf(script)};`;
  const policy = `default-src 'none'; style-src ${STYLE_HASH};${scripts} base-uri 'none'; form-action 'none'`;
  const whole = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">${labels.skip}</a>
<div class="page">
<header class="top">${
    back === undefined ? html`<span></span>` : html`<a href="${back}">${labels.back}</a>`
  }<a href="${other}" lang="${otherLanguage}" hreflang="${otherLanguage}">${labels.otherLanguage}</a></header>
<main id="main" tabindex="-1">
${body}
</main>
</div>${script === undefined ? '' : new Html(`\n<script>${script}</script>`)}
</body>
</html>
`;
  return whole.markup;
}
