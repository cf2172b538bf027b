import type { Language, LocalizedText } from '@portal/api';
import { type ContentBlock, type ContentPart, parseContent } from '@portal/api/content';
import type { FastifyInstance } from 'fastify';
import { textIn } from '../locales/locales.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { pageWithoutScript } from '../messages/message-page.ts';
import { languageOf } from '../messages/repeat-page.ts';
import type { StatePack } from '../state-pack/state-pack.ts';

/** The content pages that the law wants for everybody. */
const PAGES = ['imprint', 'accessibility'] as const;

const partHtml = ({ text, href }: ContentPart): string =>
  href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const partsHtml = (parts: readonly ContentPart[]): string => parts.map(partHtml).join('');

function blockHtml(block: ContentBlock): string {
  if (block.type === 'paragraph') return `<p>${partsHtml(block.parts)}</p>`;
  const items = block.items.map((parts) => `<li>${partsHtml(parts)}</li>`).join('');
  return block.start === undefined
    ? `<ul>${items}</ul>`
    : `<ol start="${block.start}">${items}</ol>`;
}

/** Serves imprint and accessibility statement as pages without scripts, which the page for browsers without JavaScript links (EYE-4). */
export function servePlainPages(app: FastifyInstance, state: StatePack, basePath: string): void {
  const { configuration, locales } = state;
  const { languages, defaultLanguage, pages } = configuration;
  for (const name of PAGES) {
    app.get(`/${name}.html`, async (request, reply) => {
      const language: Language = languageOf(
        request.headers['accept-language'],
        languages,
        defaultLanguage,
      );
      const order = locales.lookupOrder(language);
      const text = (localized: LocalizedText): string => textIn(localized, order);
      const { title, sections } = pages[name];
      const { email } = configuration.contact;
      // The imprint names it already; the statement on accessibility needs a contact (BITV § 7).
      const contact =
        name === 'accessibility'
          ? [`<p><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`]
          : [];
      const content = sections.map(({ heading, paragraphs }) =>
        [
          heading && `<h2>${escapeHtml(text(heading))}</h2>`,
          ...paragraphs.flatMap((one) => parseContent(text(one)).map(blockHtml)),
        ].join('\n'),
      );
      return reply
        .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-language' })
        .type('text/html; charset=utf-8')
        .send(
          pageWithoutScript({
            language,
            basePath,
            heading: text(title),
            content: [...content, ...contact].join('\n'),
          }),
        );
    });
  }
}
