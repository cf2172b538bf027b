import type { Language } from '@portal/api';
import Negotiator from 'negotiator';
import type { Locales } from '../locales/locales.ts';
import { escapeHtml } from './escape-html.ts';
import { messagePage } from './message-page.ts';

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
  return messagePage({
    language,
    basePath,
    heading: format('repeat.heading', {}),
    body: [
      text('repeat.text'),
      `<a href="${escapeHtml(`${basePath}${url}`)}">${text('repeat.again')}</a>`,
      `<a href="${escapeHtml(basePath)}/">${text('repeat.cancel')}</a>`,
    ],
  });
}
