import type { Language } from '@portal/api';
import Negotiator from 'negotiator';
import type { Locales } from '../locales/locales.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page needs of the state pack and of the request. */
interface RepeatPageData {
  readonly language: Language;
  readonly locales: Locales;
  /** Time after which the request may succeed. */
  readonly seconds: number;
  /** The address that was refused, without origin and base path. */
  readonly url: string;
  /** Path of the portal: without a slash at its end; empty for `/`. */
  readonly basePath: string;
}

const baseOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** The language of the portal that the browser prefers, by its header `Accept-Language`; a region may differ. */
export function languageOf(
  header: string | undefined,
  languages: readonly Language[],
  fallback: Language,
): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).languages();
  for (const tag of accepted.map((range) => range.toLowerCase())) {
    const found =
      languages.find((language) => language.toLowerCase() === tag) ??
      languages.find((language) => baseOf(language.toLowerCase()) === baseOf(tag));
    if (found !== undefined) return found;
  }
  return fallback;
}

/**
 * The page for an address that a person opens, such as the login, while it is refused for a short time (ERR-1). It says
 * when to repeat the request, and leaves that to the person: a page must not end while it is read (WCAG 2.2.1).
 */
export function repeatPage(data: RepeatPageData): string {
  const { language, locales, seconds, url, basePath } = data;
  const format = locales.formatter(language, 'portal');
  const text = (id: string): string => escapeHtml(format(id, { seconds }));
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text('repeat.heading')}</title><link rel="stylesheet" href="${escapeHtml(basePath)}/api/docs/docs.css"></head>
<body><main class="message">
<h1>${text('repeat.heading')}</h1>
<p>${text('repeat.text')}</p>
<p><a href="${escapeHtml(`${basePath}${url}`)}">${text('repeat.again')}</a></p>
<p><a href="${escapeHtml(basePath)}/">${text('repeat.cancel')}</a></p>
</main></body></html>`;
}
