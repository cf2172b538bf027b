import type { ApprovalStatus, Language, LocalizedText } from '@portal/api';
import { hrefOf, paths } from '@portal/api/pages';
import { type FormatText, type Locales, regionOf } from '../locales/locales.ts';
import { CATALOGUE, type MessageKind } from './catalogue.ts';

/** A message in one language, as text and as accessible HTML. */
export interface MessageContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The office that signs the messages. */
export interface MessageSender {
  readonly name: LocalizedText;
  readonly email: string;
  readonly phone: string;
}

/** The data that a message may contain; of the person only the name. */
export interface MessageData {
  readonly language: Language;
  readonly sender: MessageSender;
  /** First name and last name of the customer. */
  readonly recipient: string;
  readonly orderNumber: string;
  readonly portalUrl: string;
  /** The amount due in cents. */
  readonly amountCents: number;
  /** The reference under which the cash office books the payment; null when there is none. */
  readonly cashReference: string | null;
  /** The end of the payment period; null when there is none. */
  readonly until: Date | null;
  readonly positions: readonly {
    readonly number: number;
    readonly product: LocalizedText;
    readonly parcel: string;
    readonly approval: ApprovalStatus;
    /** Written by the authority. */
    readonly reason: string | null;
  }[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML (SEC-7). */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Removes line breaks from text that people have entered, so that it cannot look like a line of the message. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The text in the first of the languages that has one. */
const textIn = (text: LocalizedText, languages: readonly Language[]): string =>
  languages.map((language) => text[language]).find((one) => one !== undefined) ?? text.de;

function placeholders(data: MessageData, languages: readonly Language[]) {
  const { orderNumber, amountCents, until, recipient, sender, positions } = data;
  const regions = languages.map(regionOf);
  const money = new Intl.NumberFormat(regions, { style: 'currency', currency: 'EUR' });
  const time = new Intl.DateTimeFormat(regions, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return {
    number: orderNumber,
    recipient: oneLine(recipient),
    email: sender.email,
    phone: sender.phone,
    reference: oneLine(data.cashReference ?? ''),
    amount: money.format(amountCents / 100).replaceAll('\u00A0', ' '),
    until: until ? time.format(until) : '–',
    /** Number of extracts that the customer receives. */
    count: positions.filter(({ approval }) => approval !== 'REJECTED').length,
  };
}

function lineOf(
  position: MessageData['positions'][number],
  languages: readonly Language[],
  format: FormatText,
): string {
  const { number, product, parcel, approval, reason } = position;
  const values = {
    number,
    product: textIn(product, languages),
    parcel,
    approval: format(`approval.${approval}`),
  };
  return reason
    ? format('positionWithReason', { ...values, reason: oneLine(reason) })
    : format('position', values);
}

/** Inline, because mail programs support little else. */
const BODY_STYLE =
  'max-width:38em;margin:0 auto;padding:1.5em;font:1.0625em/1.55 system-ui,sans-serif';

/** Renders a message of the catalogue for one order. */
export function renderMessage(
  kind: MessageKind,
  data: MessageData,
  locales: Locales,
): MessageContent {
  const { language, orderNumber, portalUrl } = data;
  const template = CATALOGUE[kind];
  const languages = locales.lookupOrder(language);
  const format = locales.formatter(language, 'mails');
  const values = placeholders(data, languages);
  const subject = format(`${kind}.subject`, values);
  const address = `${portalUrl}/${hrefOf(paths[template.page](orderNumber))}`;
  const namesReference = template.namesCashReference && data.cashReference !== null;
  const paragraphs = [
    'greeting',
    ...template.paragraphs,
    ...(namesReference ? ['cashReference'] : []),
  ].map((id) => format(id, values));
  const lines = template.showsPositions
    ? data.positions.map((one) => lineOf(one, languages, format))
    : [];
  const link = format(template.link, values);
  const questions = format('questions', values);
  const closing = [format('closing'), textIn(data.sender.name, languages)];
  const list = lines
    .map((line) => `<li>${escapeHtml(line.replace(/^\d+\. /, ''))}</li>`)
    .join('\n');
  return {
    subject,
    text: [
      ...paragraphs,
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `${link}: ${address}`,
      questions,
      closing.join('\n'),
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title></head>
<body style="${BODY_STYLE}"><h1 style="font-size:1.5em;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${list ? `<ol>\n${list}\n</ol>\n` : ''}<p><a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p>
<p>${escapeHtml(questions)}</p>
<p>${closing.map(escapeHtml).join('<br>')}</p></body></html>`,
  };
}
