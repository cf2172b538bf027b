import type { LocalizedText } from '@portal/api';

/** What a message to a person's postbox is about. */
export type MessageKind = 'reviewed' | 'ready';

/** A message in one language, as text and as accessible HTML. */
export interface MessageContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Template {
  readonly subject: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Page of the portal to go on at; the order's number follows. */
  readonly page: string;
  readonly link: LocalizedText;
}

const TEMPLATES: Readonly<Record<MessageKind, Template>> = {
  reviewed: {
    subject: {
      de: 'Ihr Auftrag {number} wurde geprüft',
      en: 'Your order {number} has been reviewed',
    },
    paragraphs: [
      {
        de: 'die zuständige Stelle hat das berechtigte Interesse zu Ihrem Auftrag geprüft.',
        en: 'the authority in charge has checked the legitimate interest of your order.',
      },
      {
        de: 'Das Ergebnis zu jeder Position sehen Sie im Portal. Abgelehnte Positionen kosten nichts. Von dort geht es weiter zur Bezahlung.',
        en: 'The portal shows the decision for each item. Rejected items cost nothing. From there you continue to payment.',
      },
    ],
    page: '#/auszuege/uebersicht/',
    link: { de: 'Auftrag ansehen', en: 'View the order' },
  },
  ready: {
    subject: {
      de: 'Ihr Auszug zum Auftrag {number} liegt bereit',
      en: 'The extract of your order {number} is ready',
    },
    paragraphs: [
      {
        de: 'Ihr Auszug aus dem Liegenschaftskataster ist fertig. Sie können ihn nach der Anmeldung im Portal herunterladen.',
        en: 'Your extract from the land register map is ready. Log in to the portal to download it.',
      },
    ],
    page: '#/auszuege/bereitstellung/',
    link: { de: 'Auszug herunterladen', en: 'Download the extract' },
  },
};

const GREETING: LocalizedText = { de: 'Guten Tag,', en: 'Dear customer,' };

/** Makes a text inert in HTML (SEC-7). */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Words a message; it names the order and nothing else about the person. */
export function wordMessage(
  kind: MessageKind,
  language: 'de' | 'en',
  orderNumber: string,
  portalOrigin: string,
): MessageContent {
  const template = TEMPLATES[kind];
  const subject = template.subject[language].replace('{number}', orderNumber);
  const address = `${portalOrigin}/${template.page}${orderNumber}`;
  const paragraphs = [GREETING, ...template.paragraphs].map((paragraph) => paragraph[language]);
  const link = template.link[language];
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    subject,
    text: [...paragraphs, `${link}: ${address}`].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body><h1>${escapeHtml(subject)}</h1>
${body}
<p><a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p></body></html>`,
  };
}
