import type { ApprovalStatus, Language, LocalizedText } from '@portal/api';
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
  readonly portalOrigin: string;
  /** The amount due in cents. */
  readonly amountCents: number;
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

const GREETING: LocalizedText = { de: 'Guten Tag {recipient},', en: 'Dear {recipient},' };
const QUESTIONS: LocalizedText = {
  de: 'Haben Sie Fragen? Schreiben Sie an {email} oder rufen Sie an: {phone}. Nennen Sie bitte die Auftragsnummer {number}.',
  en: 'Do you have questions? Write to {email} or call {phone}. Please quote the order number {number}.',
};
const CLOSING: LocalizedText = { de: 'Mit freundlichen Grüßen', en: 'Yours sincerely' };
/** English dates and amounts are British. */
const REGIONS: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

const APPROVALS: Readonly<Record<ApprovalStatus, LocalizedText>> = {
  APPROVAL_PENDING: { de: 'ausstehend', en: 'outstanding' },
  NOT_NEEDED: { de: 'Prüfung nicht erforderlich', en: 'check not needed' },
  REJECTED: { de: 'abgelehnt', en: 'rejected' },
  APPROVED: { de: 'genehmigt', en: 'approved' },
};

const GERMAN_QUOTES = ['„', '“'] as const;
const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'] };

/** The text in a language; German if it is missing (STATE-5). */
const textIn = (text: LocalizedText, language: Language): string => text[language] ?? text.de;

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

/** Removes line breaks from foreign text, so that it cannot look like a line of the message. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function placeholders(data: MessageData) {
  const { language, orderNumber, amountCents, until, recipient, sender } = data;
  const locale = REGIONS[language] ?? language;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  return {
    number: orderNumber,
    recipient: oneLine(recipient),
    email: sender.email,
    phone: sender.phone,
    amount: money.format(amountCents / 100).replaceAll('\u00A0', ' '),
    until: until ? day.format(until) : '–',
  };
}

function lineOf(position: MessageData['positions'][number], language: Language): string {
  const { number, product, parcel, approval, reason } = position;
  const words = `${number}. ${textIn(product, language)}, ${parcel}: ${textIn(APPROVALS[approval], language)}`;
  const [open, close] = QUOTES[language] ?? GERMAN_QUOTES;
  return reason ? `${words} (${open}${oneLine(reason)}${close})` : words;
}

/** Inline, because mail programs support little else. */
const BODY_STYLE =
  'max-width:38em;margin:0 auto;padding:1.5em;font:1.0625em/1.55 system-ui,sans-serif';

/** Renders a message of the catalogue for one order. */
export function renderMessage(kind: MessageKind, facts: MessageData): MessageContent {
  const { language, orderNumber, portalOrigin } = facts;
  const template = CATALOGUE[kind];
  const known: Readonly<Record<string, string>> = placeholders(facts);
  const isOne = facts.positions.filter(({ approval }) => approval !== 'REJECTED').length === 1;
  const fill = (text: LocalizedText): string =>
    textIn(text, language)
      .replaceAll(/\{one\|([^|}]*)\|([^}]*)\}/g, isOne ? '$1' : '$2')
      .replaceAll(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all);
  const subject = fill(template.subject);
  const address = `${portalOrigin}/${template.page}${orderNumber}`;
  const paragraphs = [GREETING, ...template.paragraphs].map(fill);
  const lines = template.showsPositions ? facts.positions.map((one) => lineOf(one, language)) : [];
  const link = fill(template.link);
  const questions = fill(QUESTIONS);
  const closing = [CLOSING, facts.sender.name].map((text) => textIn(text, language));
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
