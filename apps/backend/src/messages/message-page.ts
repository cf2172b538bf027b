import type { Language } from '@portal/api';
import { escapeHtml } from './escape-html.ts';

/** What every page for people outside of the portal's own pages has. */
interface MessagePage {
  readonly language: Language;
  readonly heading: string;
  /** The HTML below the heading. */
  readonly body: readonly string[];
  /** Path of the portal: without a slash at its end; empty for `/`. */
  readonly basePath: string;
}

/** A page with one message; it needs no script. */
export const messagePage = ({ body, ...page }: MessagePage): string =>
  pageWithoutScript({ ...page, content: body.map((one) => `<p>${one}</p>`).join('\n') });

/** A page with a heading and HTML below it; it needs no script. */
export function pageWithoutScript({
  language,
  heading,
  content,
  basePath,
}: Omit<MessagePage, 'body'> & { readonly content: string }): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title><link rel="stylesheet" href="${escapeHtml(basePath)}/api/docs/docs.css"></head>
<body><main class="message">
<h1>${escapeHtml(heading)}</h1>
${content}
</main></body></html>`;
}
