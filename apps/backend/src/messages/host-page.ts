import type { Language } from '@portal/api';
import type { Locales } from '../locales/locales.ts';
import { messagePage } from './message-page.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page needs of the state pack and of the request. */
interface HostPageData {
  readonly language: Language;
  readonly locales: Locales;
  /** The host that the request names. */
  readonly host: string;
  /** The same page at the portal. */
  readonly address: string;
  readonly basePath: string;
}

/** The page under a host that is not that of the portal: where the portal is, and what operators change (OPS-1). */
export function hostPage({ language, locales, host, address, basePath }: HostPageData): string {
  const format = locales.formatter(language, 'portal');
  return messagePage({
    language,
    basePath,
    heading: format('host.heading', {}),
    body: [
      escapeHtml(format('host.text', {})),
      `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
      escapeHtml(format('host.operators', { host })),
    ],
  });
}
