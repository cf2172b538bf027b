import type { LocalizedText } from '@portal/api';

/** The kinds of messages about an order. */
export type MessageKind =
  | 'under-review'
  | 'reviewed'
  | 'rejected'
  | 'remind-completion'
  | 'remind-expiry'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'paid'
  | 'refunded'
  | 'ready'
  | 'dispatched'
  | 'invoice'
  | 'fee-notice'
  | 'delayed';

/**
 * Placeholders: `{number}`, `{amount}` and `{until}` for the order number, the amount due and the last day;
 * `{one|this|that}` for "this" if the order has one extract, else "that". The first paragraph continues the greeting
 * "Guten Tag …,": in German it starts with a small letter unless its first word is always capitalised.
 */
export interface Template {
  readonly subject: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Lists the positions with their decisions and reasons. */
  readonly showsPositions?: boolean;
  /** The linked page of the portal; the order number is appended. */
  readonly page: '#/auszuege/uebersicht/' | '#/auszuege/zahlung/' | '#/auszuege/bereitstellung/';
  readonly link: LocalizedText;
}

const REVIEW = {
  page: '#/auszuege/uebersicht/',
  link: { de: 'Auftrag ansehen', en: 'View order' },
} as const;
const PAYMENT = {
  page: '#/auszuege/zahlung/',
  link: { de: 'Weiter zur Bezahlung', en: 'Continue to payment' },
} as const;
const PROVISIONING = {
  page: '#/auszuege/bereitstellung/',
  link: { de: 'Weiter zur Bereitstellung', en: 'Continue to provisioning' },
} as const;

const BEING_CREATED = {
  de: '{one|Ihr Auszug wird|Ihre Auszüge werden} jetzt erstellt.',
  en: 'Your {one|extract is|extracts are} now being created.',
} as const;

/** The messages of all kinds in both languages (BE-7, JRN-11). */
export const CATALOGUE: Readonly<Record<MessageKind, Template>> = {
  'under-review': {
    ...REVIEW,
    subject: {
      de: 'Ihr Auftrag {number} wird geprüft',
      en: 'Your order {number} is being reviewed',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag enthält Angaben zu Eigentümern. Deshalb prüft das Katasteramt zuerst Ihr berechtigtes Interesse. Das kann einige Tage dauern; der ganze Auftrag wartet so lange.',
        en: 'Your order contains owner data. The cadastral authority therefore reviews your legitimate interest first. This can take a few days, and the whole order waits for it.',
      },
      {
        de: 'Sie müssen nichts tun: Sobald das Katasteramt entschieden hat, erhalten Sie eine Nachricht. Erst danach bezahlen Sie.',
        en: 'There is nothing for you to do: you will receive a message as soon as the cadastral authority has decided. You pay only after that.',
      },
    ],
  },
  reviewed: {
    ...REVIEW,
    subject: {
      de: 'Ihr Auftrag {number} wurde geprüft',
      en: 'Your order {number} has been reviewed',
    },
    showsPositions: true,
    paragraphs: [
      {
        de: 'das Katasteramt hat Ihr berechtigtes Interesse geprüft; die Entscheidung steht unten. Abgelehnte Auszüge kosten nichts. Zu bezahlen sind {amount}.',
        en: 'The cadastral authority has reviewed your legitimate interest; its decision is shown below. Rejected extracts cost nothing. The amount to pay is {amount}.',
      },
      {
        de: 'Bitte bezahlen Sie bis zum {until}. Danach schließen wir den Auftrag ab: Sie erhalten die Auszüge und einen Gebührenbescheid zur Überweisung.',
        en: 'Please pay by {until}. After that we complete the order: you receive the extracts and a fee notice to be paid by bank transfer.',
      },
    ],
  },
  rejected: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} wurde abgelehnt', en: 'Your order {number} was rejected' },
    showsPositions: true,
    paragraphs: [
      {
        de: 'das Katasteramt hat Ihr berechtigtes Interesse nicht anerkannt und Ihren Auftrag abgelehnt; die Entscheidung steht unten. Es entstehen keine Kosten.',
        en: 'The cadastral authority has not accepted your legitimate interest and has rejected your order; its decision is shown below. You do not have to pay anything.',
      },
    ],
  },
  'remind-completion': {
    ...PAYMENT,
    subject: {
      de: 'Bitte bezahlen Sie Ihren Auftrag {number}',
      en: 'Please pay for your order {number}',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag ist genehmigt, aber noch nicht bezahlt. Zu bezahlen sind {amount}.',
        en: 'Your order is approved but not yet paid. The amount to pay is {amount}.',
      },
      {
        de: 'Bitte bezahlen Sie bis zum {until}. Danach schließen wir den Auftrag ab: Sie erhalten die Auszüge und einen Gebührenbescheid zur Überweisung.',
        en: 'Please pay by {until}. After that we complete the order: you receive the extracts and a fee notice to be paid by bank transfer.',
      },
    ],
  },
  'remind-expiry': {
    ...PAYMENT,
    subject: {
      de: 'Ihr Auftrag {number} läuft bald ab',
      en: 'Your order {number} will expire soon',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag über {amount} ist noch nicht bezahlt. Bitte bezahlen Sie bis zum {until}. Danach läuft er ab, ohne dass Kosten entstehen.',
        en: 'Your order of {amount} is not yet paid. Please pay by {until}. After that it expires at no cost.',
      },
    ],
  },
  completed: {
    ...PROVISIONING,
    subject: {
      de: 'Ihr Auftrag {number} wurde abgeschlossen',
      en: 'Your order {number} has been completed',
    },
    paragraphs: [
      {
        de: 'die Frist zum Bezahlen ist abgelaufen. Wir haben Ihren Auftrag deshalb mit der Zahlungsart Überweisung abgeschlossen. Der Gebührenbescheid über {amount} folgt.',
        en: 'The payment period has ended. We have therefore completed your order with bank transfer as the payment method. The fee notice of {amount} will follow.',
      },
      BEING_CREATED,
    ],
  },
  expired: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} ist abgelaufen', en: 'Your order {number} has expired' },
    paragraphs: [
      {
        de: 'Ihr Auftrag wurde nicht rechtzeitig bezahlt und ist abgelaufen. Es entstehen keine Kosten. Unter „Meine Bestellungen“ können Sie ihn erneut bestellen.',
        en: 'Your order was not paid in time and has expired. You do not have to pay anything. You can order again under “My orders”.',
      },
    ],
  },
  cancelled: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} ist abgebrochen', en: 'Your order {number} is cancelled' },
    paragraphs: [
      {
        de: 'Sie haben Ihren Auftrag abgebrochen. Es entstehen keine Kosten.',
        en: 'You have cancelled your order. You do not have to pay anything.',
      },
    ],
  },
  paid: {
    ...PROVISIONING,
    subject: {
      de: 'Zahlung zum Auftrag {number} eingegangen',
      en: 'Payment received for your order {number}',
    },
    paragraphs: [
      {
        de: 'vielen Dank, wir haben {amount} erhalten.',
        en: 'Thank you, we have received {amount}.',
      },
      BEING_CREATED,
    ],
  },
  refunded: {
    ...REVIEW,
    subject: {
      de: 'Erstattung zum Auftrag {number}',
      en: 'Refund for your order {number}',
    },
    paragraphs: [
      {
        de: 'zu Ihrem Auftrag ist eine Zahlung eingegangen, die nicht mehr nötig war. Wir haben Ihnen {amount} auf demselben Weg erstattet. Bis der Betrag bei Ihnen ankommt, können einige Tage vergehen.',
        en: 'We received a payment for your order that was no longer due. We have refunded {amount} in the same way. It can take a few days until you receive it.',
      },
      {
        de: 'Sie müssen nichts tun. Am Stand Ihres Auftrags ändert sich nichts.',
        en: 'There is nothing for you to do. The status of your order does not change.',
      },
    ],
  },
  ready: {
    ...PROVISIONING,
    subject: {
      de: '{one|Ihr Auszug|Ihre Auszüge} zum Auftrag {number} {one|ist|sind} fertig',
      en: 'Your {one|extract|extracts} of order {number} {one|is|are} ready',
    },
    paragraphs: [
      {
        de: '{one|Ihr Auszug|Ihre Auszüge} aus dem Liegenschaftskataster {one|ist|sind} fertig. Nach der Anmeldung können Sie {one|ihn|sie} im Portal herunterladen.',
        en: 'Your {one|extract|extracts} from the real-estate cadastre {one|is|are} ready. Log in to the portal to download {one|it|them}.',
      },
    ],
    link: { de: 'Auszug herunterladen', en: 'Download extract' },
  },
  dispatched: {
    ...PROVISIONING,
    subject: {
      de: 'Das Papier zum Auftrag {number} ist unterwegs',
      en: 'The paper of your order {number} is on its way',
    },
    paragraphs: [
      {
        de: 'wir haben Ihre Exemplare auf fälschungssicherem Papier mit der Post versendet. Die Lieferanschrift finden Sie in Ihrem Auftrag.',
        en: 'We have sent your copies on forgery-proof paper by post. You will find the delivery address in your order.',
      },
    ],
  },
  invoice: {
    ...PROVISIONING,
    subject: { de: 'Rechnung zum Auftrag {number}', en: 'Invoice for your order {number}' },
    paragraphs: [
      {
        de: 'die Rechnung über {amount} liegt im Portal bereit. Der Betrag ist bezahlt.',
        en: 'The invoice of {amount} is ready in the portal. The amount has been paid.',
      },
    ],
  },
  'fee-notice': {
    ...PROVISIONING,
    subject: {
      de: 'Gebührenbescheid zum Auftrag {number}',
      en: 'Fee notice for your order {number}',
    },
    paragraphs: [
      {
        de: 'der Gebührenbescheid über {amount} liegt im Portal bereit. Bitte überweisen Sie den Betrag wie dort angegeben.',
        en: 'The fee notice of {amount} is ready in the portal. Please transfer the amount as stated there.',
      },
    ],
  },
  delayed: {
    ...PROVISIONING,
    subject: {
      de: '{one|Ihr Auszug|Ihre Auszüge} zum Auftrag {number} {one|verzögert|verzögern} sich',
      en: 'Your {one|extract|extracts} of order {number} {one|is|are} delayed',
    },
    paragraphs: [
      {
        de: 'beim Erstellen {one|Ihres Auszugs|Ihrer Auszüge} gab es ein technisches Problem. Wir beheben es und schreiben Ihnen, sobald {one|er fertig ist|sie fertig sind}. Sie müssen nichts tun und nichts noch einmal bezahlen.',
        en: 'There was a technical problem while creating your {one|extract|extracts}. We are working on it and will write to you as soon as {one|it is|they are} ready. There is nothing for you to do and nothing to pay again.',
      },
    ],
  },
};
