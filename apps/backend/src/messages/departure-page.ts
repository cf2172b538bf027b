import type { Language } from '@portal/api';
import { createHash } from 'node:crypto';
import type { Locales } from '../locales/locales.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page sends, and where. */
interface DeparturePageData {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly locales: Locales;
  /** Path of the portal: without a slash at its end; empty for `/`. */
  readonly basePath: string;
}

const SCRIPT = 'document.forms[0].submit()';
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** The policy of the page: its one script, its icon, and a form to the identity service only. */
export const departurePolicy = (address: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${SCRIPT_HASH}'`,
    "style-src 'self'",
    // Firefox reports an icon that is not allowed as an error.
    "img-src 'self'",
    `form-action ${new URL(address).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page that sends a login request to the identity service by POST, as SAML has it; without scripts a button does. */
export function departurePage(data: DeparturePageData): string {
  const { address, fields, language, locales, basePath } = data;
  const format = locales.formatter(language, 'portal');
  const text = (id: string): string => escapeHtml(format(id, {}));
  const inputs = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text('departure.heading')}</title><link rel="icon" href="${escapeHtml(basePath)}/state/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${escapeHtml(basePath)}/api/docs/docs.css"></head>
<body><main class="message">
<h1>${text('departure.heading')}</h1>
<p>${text('departure.text')}</p>
<form method="post" action="${escapeHtml(address)}">${inputs}<button>${text('departure.continue')}</button></form>
</main><script>${SCRIPT}</script></body></html>`;
}
