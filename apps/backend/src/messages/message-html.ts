import type { Language } from '@portal/api';
import type { BrandColors } from '@portal/tokens/brand';
import { toHex } from '@portal/tokens/color';
import { colors } from '@portal/tokens/values';
import { escapeHtml } from './escape-html.ts';

/** The parts of a message as a page; nothing is escaped yet. */
export interface MessagePage {
  readonly language: Language;
  readonly subject: string;
  /** The office that signs the message. */
  readonly sender: string;
  /** Greeting and next step, before the link. */
  readonly opening: readonly string[];
  readonly paragraphs: readonly string[];
  /** Extracts or questions. */
  readonly lines: readonly string[];
  readonly link: { readonly text: string; readonly address: string };
  /** The legal remedy against a rejection; null for none. */
  readonly remedy: string | null;
  readonly questions: string;
  readonly closing: readonly string[];
}

type Role = keyof (typeof colors)['light'];

/** A colour of the brand, else that of the package; mail programs know no OKLCH. */
const colorIn = (brand: BrandColors, theme: 'light' | 'dark', role: Role): string =>
  brand[theme][role] ?? toHex(colors[theme][role]);

/** For mail programs that know style sheets: the dark theme, if the person has chosen it. */
function darkOf(brand: BrandColors): string {
  const dark = (role: Role): string => colorIn(brand, 'dark', role);
  return `@media (prefers-color-scheme:dark){body{background:${dark('paper')}!important;color:${dark('ink')}!important}
.soft{color:${dark('inkSoft')}!important}.line{border-color:${dark('hairline')}!important}.bar{border-color:${dark('parcel')}!important}
.button{background:${dark('action')}!important;color:${dark('onAction')}!important}}`;
}

/** Inline, because many mail programs support nothing else. */
function stylesOf(brand: BrandColors) {
  const light = (role: Role): string => colorIn(brand, 'light', role);
  return {
    body: `max-width:38em;margin:0 auto;padding:1.5em;font:1.0625em/1.55 'Noto Sans',system-ui,sans-serif;background:${light('paper')};color:${light('ink')}`,
    head: `margin:0 0 1.5em;padding:0 0 .75em;border-bottom:1px solid ${light('hairline')};font-weight:650`,
    heading: 'margin:0 0 1em;font-size:1.5em;line-height:1.25',
    list: 'margin:0 0 1.5em;padding:0;list-style:none',
    item: `margin:0 0 .5em;padding:.25em 0 .25em .75em;border-left:3px solid ${light('parcel')}`,
    button: `display:inline-block;padding:.75em 1.5em;border-radius:4px;background:${light('action')};color:${light('onAction')};font-weight:650;text-decoration:none`,
    foot: `margin:2em 0 0;padding:1em 0 0;border-top:1px solid ${light('hairline')};font-size:.9375em;color:${light('inkSoft')}`,
  } as const;
}

const textOf = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>\n`).join('');

/**
 * A message as a page in the look of the portal (PAGE-10): colours, lines and button; nothing is loaded.
 *
 * @param brand the colours that the state pack sets
 */
export function messageHtml(page: MessagePage, brand: BrandColors): string {
  const style = stylesOf(brand);
  const { language, subject, sender, opening, paragraphs, lines, link } = page;
  const { remedy, questions, closing } = page;
  const items = lines
    .map((line) => `<li class="bar" style="${style.item}">${escapeHtml(line)}</li>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkOf(brand)}</style></head>
<body style="${style.body}">
<p class="line" style="${style.head}">${escapeHtml(sender)}</p>
<h1 style="${style.heading}">${escapeHtml(subject)}</h1>
${textOf(opening)}<p><a class="button" style="${style.button}" href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>
${textOf(paragraphs)}${items ? `<ol style="${style.list}">\n${items}\n</ol>\n` : ''}${textOf(remedy === null ? [] : [remedy])}<p>${closing.map(escapeHtml).join('<br>')}</p>
<p class="line soft" style="${style.foot}">${escapeHtml(questions)}</p></body></html>`;
}
