import type { BrandColors } from '@portal/tokens/brand';
import { messageHtml, type MessagePage } from './message-html.ts';

/** A message in one language, as text and as accessible HTML. */
export interface MessageContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Writes the parts of a message in the same order as text and as HTML.
 *
 * @param page its lines may begin with a number, which only the text keeps
 * @param colors those that the state pack sets
 */
export function messageContent(page: MessagePage, colors: BrandColors): MessageContent {
  const { subject, opening, link, paragraphs, lines, remedy, questions, closing } = page;
  const text = [
    ...opening,
    `${link.text}: ${link.address}`,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(remedy === null ? [] : [remedy]),
    questions,
    closing.join('\n'),
  ].join('\n\n');
  const unnumbered = lines.map((line) => line.replace(/^\d+\. /, ''));
  return { subject, text, html: messageHtml({ ...page, lines: unnumbered }, colors) };
}
