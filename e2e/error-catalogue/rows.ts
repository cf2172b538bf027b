/** One row of the error catalogues of the two specifications: ordering flow (1) and order lifecycle (2). */
export interface Row {
  /** What causes the error. */
  readonly cause: string;
  /** Where the text appears: on the page, as a notification, in the browser's console, or as a thrown error. */
  readonly place: 'page' | 'notification' | 'console' | 'thrown';
  /** The texts in German and English; one text in the console and of thrown errors. */
  readonly texts: readonly [german: string, english: string] | readonly [text: string];
}

const TECHNICAL = [
  'Ihre Anfrage konnte wegen eines technischen Problems nicht beantwortet werden. Bitte versuchen Sie es später noch einmal.',
  'Your request could not be answered due to a technical problem. Please try again later.',
] as const;
const NOT_LOGGED_IN = [
  'Die Anmeldung wurde abgebrochen oder ist fehlgeschlagen.',
  'The login was cancelled or has failed.',
] as const;
const INVALID_ID = ['Ungültige ID', 'Invalid ID'] as const;
const CANCELLED = ['Dieser Auftrag ist storniert.', 'This order was cancelled.'] as const;
const EXPIRED = [
  'Dieser Auftrag ist abgelaufen, weil er nicht rechtzeitig bezahlt wurde.',
  'This order has expired because it was not paid in time.',
] as const;

/** Every row (ERR-1). A scene of the same name provokes each error in the running portal. */
export const CATALOGUE = {
  // Errors of visitors.
  LOGIN_CANCELLED: {
    cause: 'the Cancel button of the identity provider',
    place: 'notification',
    texts: NOT_LOGGED_IN,
  },
  LOGIN_FAILED: {
    cause: 'an unknown response of the identity provider',
    place: 'notification',
    texts: NOT_LOGGED_IN,
  },
  LOGIN_INCOMPLETE: {
    cause: 'a person whose profile has no address',
    place: 'notification',
    texts: ['In Ihrem Nutzerkonto fehlen Angaben: ', 'Your account lacks some details: '],
  },
  UNKNOWN_ERROR: {
    cause: 'the address of a product that does not exist',
    place: 'page',
    texts: ['Unbekannter Fehler', 'Unknown error'],
  },
  GENERIC_ERROR: {
    cause: 'the label before an error',
    place: 'page',
    texts: ['Fehler:', 'Error:'],
  },
  GENERIC_LOADING: {
    cause: 'a page whose script is loading',
    place: 'page',
    texts: ['Lade…', 'Loading…'],
  },
  SESSION_REFRESH: {
    cause: 'a failed session check',
    place: 'console',
    texts: ['The session could not be refreshed'],
  },
  APPROVAL_NOT_LOGGED_IN: {
    cause: 'the approval page, opened by a visitor',
    place: 'page',
    texts: ['Zuerst anmelden', 'First, log in'],
  },
  BREADCRUMB: {
    cause: 'a page name that does not exist',
    place: 'thrown',
    texts: ['Unknown page in breadcrumbs'],
  },

  // Errors of ordering an extract with owners' names.
  APPROVAL_INVALID: {
    cause: 'the approval page, opened without an order',
    place: 'notification',
    texts: INVALID_ID,
  },
  TECHNICAL_PROBLEM: {
    cause: 'a failed search',
    place: 'page',
    texts: TECHNICAL,
  },
  MAP_GEOMETRY: {
    cause: 'a search result with an invalid geometry',
    place: 'console',
    texts: ['The geometry of a parcel could not be read'],
  },
  SEARCH_NO_RESULTS: {
    cause: 'a street that does not exist',
    place: 'page',
    texts: ['Ihre Suche ergab keine Ergebnisse', 'Your search found no results'],
  },
  JUSTIFICATION: {
    cause: 'a failed lookup of the authority',
    place: 'page',
    texts: TECHNICAL,
  },
  PRICE: {
    cause: 'a failed price calculation',
    place: 'page',
    texts: ['Die Gebühr konnte nicht berechnet werden.', 'Failed to calculate product price'],
  },
  ORDER_CREATION: {
    cause: 'a failed creation of the order',
    place: 'page',
    texts: ['Fehler bei der Erstellung des Auftrags', 'Error while creating the order.'],
  },
  ORDER_APPROVAL_PENDING: {
    cause: 'an order that the authority has not decided',
    place: 'page',
    texts: [
      'Das Katasteramt prüft noch Ihr berechtigtes Interesse.',
      'The cadastral authority is still reviewing your legitimate interest.',
    ],
  },
  GENERATION_NOT_APPROVED: {
    cause: 'the extract of an order that the authority has not decided',
    place: 'page',
    texts: ['Ihr Auftrag wird noch geprüft', 'Your order is still being reviewed'],
  },
  ORDER_REJECTED: {
    cause: 'an order that the authority has rejected',
    place: 'page',
    texts: [
      'Das Katasteramt hat den Auftrag abgelehnt.',
      'The cadastral authority has rejected the order.',
    ],
  },
  UNAUTHORIZED: {
    cause: 'a session that ends',
    place: 'notification',
    texts: ['Ihre Sitzung ist abgelaufen.', 'Your session has ended.'],
  },

  // Errors of payment and delivery.
  MAP: {
    cause: 'map services that do not respond',
    place: 'page',
    texts: ['Fehler beim Laden der Karte', 'Error loading map data'],
  },
  INVALID_ID: {
    cause: 'an invalid order number',
    place: 'page',
    texts: INVALID_ID,
  },
  ORDER_NOT_FOUND: {
    cause: 'an order number that does not exist, or of another person',
    place: 'page',
    texts: ['Die Auftragsdaten konnten nicht geladen werden.', 'Failed to load order data.'],
  },
  GENERATION_INVALID: {
    cause: 'the extract of an invalid order number',
    place: 'page',
    texts: INVALID_ID,
  },
  GENERATION_NOT_PAID: {
    cause: 'the extract of an order that waits for payment',
    place: 'page',
    texts: ['Ihr Auftrag ist noch nicht bezahlt', 'Your order is not paid yet'],
  },
  PAYMENT_FAILED: {
    cause: 'the provider refuses the payment',
    place: 'page',
    texts: [
      'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
      'Your payment could not be processed. Please try again.',
    ],
  },
  ORDER_CANCELLED: {
    cause: 'a cancelled order',
    place: 'page',
    texts: CANCELLED,
  },
  GENERATION_FAILED: {
    cause: 'an extract that could not be generated (mocked)',
    place: 'page',
    texts: [
      'Wir beheben es und schreiben Ihnen eine E-Mail, sobald alles fertig ist.',
      'We are fixing it and will e-mail you as soon as everything is ready.',
    ],
  },
  ORDER_EXPIRED: {
    cause: 'an expired order (mocked; see deadlines.spec.ts)',
    place: 'page',
    texts: EXPIRED,
  },
  CART_EMPTY: {
    cause: 'an order without positions, which the backend never creates (mocked)',
    place: 'page',
    texts: ['Dieser Auftrag enthält keine Auszüge.', 'This order contains no extracts.'],
  },
  GENERATION_EMPTY: {
    cause: 'an order on paper only (mocked; see deadlines.spec.ts)',
    place: 'page',
    texts: ['deshalb gibt es hier nichts herunterzuladen', 'so there is nothing to download here'],
  },
  GENERATION_TIMEOUT: {
    cause: 'an extract that is not ready in time (mocked; see deadlines.spec.ts)',
    place: 'page',
    texts: [
      'Wir schreiben Ihnen eine E-Mail, sobald er fertig ist. Sie finden ihn dann in Ihrem Postfach.',
      'We will e-mail you as soon as it is ready. You will then find it in your postbox.',
    ],
  },

  // Errors of questions of the authority, and of files that prove an interest.
  ORDER_QUESTION: {
    cause: 'an order about which the authority asks',
    place: 'page',
    texts: [
      'Das Katasteramt hat eine Frage an Sie. Bitte beantworten Sie sie unten.',
      'The cadastral authority has a question for you. Please answer it below.',
    ],
  },
  EVIDENCE_TYPE: {
    cause: 'a photo in the format HEIC',
    place: 'page',
    texts: [
      'Nur PDF, JPEG oder PNG. HEIC bitte als JPEG speichern.',
      'PDF, JPEG or PNG only. Please save HEIC as JPEG.',
    ],
  },
  EVIDENCE_CONTENT: {
    cause: 'a web page that is called a PDF',
    place: 'page',
    texts: [
      'Diese Datei ist kein PDF, JPEG oder PNG, oder sie ist beschädigt.',
      'This file is not a PDF, JPEG or PNG, or it is damaged.',
    ],
  },
  EVIDENCE_MISSING: {
    cause: 'a file that is no longer stored when it is sent (mocked)',
    place: 'notification',
    texts: [
      'Eine hochgeladene Datei ist nicht mehr gespeichert.',
      'An uploaded file is no longer stored.',
    ],
  },
  QUESTION_CHANGED: {
    cause: 'an answer after the authority has asked again',
    place: 'notification',
    texts: [
      'Das Katasteramt hat inzwischen noch eine Frage gestellt.',
      'The cadastral authority has asked another question meanwhile.',
    ],
  },
  ANSWER_LATE: {
    cause: 'an answer after the period (mocked)',
    place: 'notification',
    texts: ['Die Frist für die Antwort ist abgelaufen.', 'The period for the answer has ended.'],
  },
  NO_QUESTION: {
    cause: 'an answer after the authority has decided',
    place: 'notification',
    texts: ['Diese Frage ist nicht mehr offen.', 'This question is no longer open.'],
  },
} as const satisfies Readonly<Record<string, Row>>;

/** Key of a row. */
export type CatalogueKey = keyof typeof CATALOGUE;
