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

/** `{number}`, `{amount}` and `{until}` are placeholders for the order number, the amount due and the last day. */
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
  link: { de: 'Auftrag ansehen', en: 'View the order' },
} as const;
const PAYMENT = {
  page: '#/auszuege/zahlung/',
  link: { de: 'Weiter zur Bezahlung', en: 'Continue to payment' },
} as const;
const PROVISIONING = {
  page: '#/auszuege/bereitstellung/',
  link: { de: 'Weiter zur Bereitstellung', en: 'Continue to provisioning' },
} as const;

/** The messages of all kinds in both languages (BE-7). */
export const CATALOGUE: Readonly<Record<MessageKind, Template>> = {
  'under-review': {
    ...REVIEW,
    subject: {
      de: 'Ihr Auftrag {number} wird geprüft',
      en: 'Your order {number} is being reviewed',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag enthält Auszüge mit Angaben zum Eigentum. Die zuständige Stelle prüft nun das berechtigte Interesse. Das kann einige Tage dauern.',
        en: 'Your order contains extracts with owner data. The authority in charge now checks the legitimate interest. This may take some days.',
      },
      {
        de: 'Sie müssen nichts tun: Wir melden uns, sobald entschieden ist. Bezahlt wird erst danach.',
        en: 'There is nothing for you to do: we write again as soon as it is decided. You pay only after that.',
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
        de: 'Die zuständige Stelle hat das berechtigte Interesse zu Ihrem Auftrag geprüft. Abgelehnte Positionen kosten nichts. Zu zahlen bleiben {amount}.',
        en: 'The authority in charge has checked the legitimate interest of your order. Rejected items cost nothing. What remains to be paid is {amount}.',
      },
      {
        de: 'Bitte bezahlen Sie bis zum {until}. Danach schließen wir den Auftrag selbst ab: Sie erhalten die Auszüge und einen Gebührenbescheid zur Überweisung.',
        en: 'Please pay by {until}. After that we complete the order ourselves: you get the extracts and a fee notice to be paid by bank transfer.',
      },
    ],
  },
  rejected: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} wurde abgelehnt', en: 'Your order {number} was rejected' },
    showsPositions: true,
    paragraphs: [
      {
        de: 'Die zuständige Stelle hat alle Positionen Ihres Auftrags abgelehnt. Der Auftrag ist beendet und kostet nichts.',
        en: 'The authority in charge has rejected all items of your order. The order is closed and costs nothing.',
      },
    ],
  },
  'remind-completion': {
    ...PAYMENT,
    subject: {
      de: 'Bitte bezahlen Sie den Auftrag {number}',
      en: 'Please pay for your order {number}',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag ist genehmigt und noch nicht bezahlt. Zu zahlen sind {amount}.',
        en: 'Your order is approved and not yet paid. What is to be paid is {amount}.',
      },
      {
        de: 'Nach dem {until} schließen wir ihn selbst ab: Sie erhalten die Auszüge und einen Gebührenbescheid zur Überweisung.',
        en: 'After {until} we complete it ourselves: you get the extracts and a fee notice to be paid by bank transfer.',
      },
    ],
  },
  'remind-expiry': {
    ...PAYMENT,
    subject: {
      de: 'Ihr Auftrag {number} verfällt bald',
      en: 'Your order {number} will expire soon',
    },
    paragraphs: [
      {
        de: 'Ihr Auftrag über {amount} ist noch nicht bezahlt. Nach dem {until} verfällt er, ohne dass etwas kostet.',
        en: 'Your order of {amount} is not yet paid. After {until} it expires, and nothing is charged.',
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
        de: 'Die Frist zur Bezahlung ist abgelaufen. Wir haben den Auftrag deshalb mit der Zahlungsart Überweisung abgeschlossen. Der Gebührenbescheid über {amount} folgt.',
        en: 'The time to pay has run out. We have therefore completed the order by bank transfer. The fee notice of {amount} follows.',
      },
      { de: 'Ihre Auszüge werden nun erstellt.', en: 'Your extracts are now being made.' },
    ],
  },
  expired: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} ist verfallen', en: 'Your order {number} has expired' },
    paragraphs: [
      {
        de: 'Der Auftrag wurde nicht bezahlt und ist verfallen. Er kostet nichts. Sie können jederzeit neu bestellen.',
        en: 'The order was not paid and has expired. Nothing is charged. You can order again at any time.',
      },
    ],
  },
  cancelled: {
    ...REVIEW,
    subject: { de: 'Ihr Auftrag {number} ist storniert', en: 'Your order {number} is cancelled' },
    paragraphs: [
      {
        de: 'Sie haben den Auftrag abgebrochen. Er kostet nichts.',
        en: 'You have cancelled the order. Nothing is charged.',
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
        de: 'Vielen Dank, wir haben {amount} erhalten. Ihre Auszüge werden nun erstellt.',
        en: 'Thank you, we have received {amount}. Your extracts are now being made.',
      },
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
        de: 'Zu Ihrem Auftrag ist eine Zahlung eingegangen, die nicht mehr zu leisten war. Wir haben Ihnen {amount} auf demselben Weg zurückgezahlt. Bis der Betrag bei Ihnen ankommt, können einige Tage vergehen.',
        en: 'We received a payment for your order that was no longer due. We have paid {amount} back to you in the same way. It may take some days until it reaches you.',
      },
      {
        de: 'Sie müssen nichts tun. Am Stand Ihres Auftrags ändert sich nichts.',
        en: 'There is nothing for you to do. Nothing changes about your order.',
      },
    ],
  },
  ready: {
    ...PROVISIONING,
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
    link: { de: 'Auszug herunterladen', en: 'Download the extract' },
  },
  dispatched: {
    ...PROVISIONING,
    subject: {
      de: 'Die Ausdrucke zum Auftrag {number} sind unterwegs',
      en: 'The printouts of your order {number} are on their way',
    },
    paragraphs: [
      {
        de: 'Die Ausdrucke auf fälschungssicherem Papier wurden der Post übergeben.',
        en: 'The printouts on forgery-proof paper have been handed to the post.',
      },
    ],
  },
  invoice: {
    ...PROVISIONING,
    subject: { de: 'Rechnung zum Auftrag {number}', en: 'Invoice for your order {number}' },
    paragraphs: [
      {
        de: 'Die Rechnung über {amount} liegt im Portal bereit. Der Betrag ist bezahlt.',
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
        de: 'Der Gebührenbescheid über {amount} liegt im Portal bereit. Bitte überweisen Sie den Betrag wie dort angegeben.',
        en: 'The fee notice of {amount} is ready in the portal. Please transfer the amount as stated there.',
      },
    ],
  },
  delayed: {
    ...PROVISIONING,
    subject: {
      de: 'Ihr Auszug zum Auftrag {number} verzögert sich',
      en: 'The extract of your order {number} is delayed',
    },
    paragraphs: [
      {
        de: 'Beim Erstellen Ihrer Auszüge ist ein technischer Fehler aufgetreten. Wir kümmern uns darum und melden uns, sobald sie bereitliegen. Sie müssen nichts tun und nichts noch einmal bezahlen.',
        en: 'A technical error occurred while your extracts were being made. We take care of it and write again as soon as they are ready. There is nothing for you to do, and nothing to pay again.',
      },
    ],
  },
};
