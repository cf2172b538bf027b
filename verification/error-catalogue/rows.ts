/** One row of the seeds' error catalogues: the ordering flow's (1) and the order lifecycle's (2), section 8 of each. */
export interface Row {
  readonly seeds: readonly (1 | 2)[];
  /** What brings it about. */
  readonly cause: string;
  /** Where it is read: on the page, between header and page, in the browser's journal, or thrown at the programmer. */
  readonly place: 'page' | 'notification' | 'journal' | 'thrown';
  /** What is read there, in German and in English; of the journal and of what is thrown, once. */
  readonly texts: readonly [german: string, english: string] | readonly [words: string];
}

const TECHNICAL = [
  'Ihre Anfrage konnte wegen eines technischen Problems nicht beantwortet werden. Bitte versuchen Sie es später noch einmal.',
  'Your request could not be answered due to a technical problem. Please try again later.',
] as const;
const INVALID_ID = ['Ungültige ID', 'Invalid ID'] as const;
const ENDED = [
  'Dieser Auftrag wurde abgebrochen oder ist abgelaufen.',
  'This order was cancelled or has expired.',
] as const;

/** Every row (ERR-1). Scenes of the same names bring each about in the running portal. */
export const CATALOGUE = {
  // A visitor meets these before anybody is logged in.
  LOGIN_CANCELLED: {
    seeds: [1, 2],
    cause: 'the button that gives up at the identity provider',
    place: 'notification',
    texts: [
      'Die Anmeldung wurde abgebrochen oder ist fehlgeschlagen.',
      'The login was cancelled or has failed.',
    ],
  },
  LOGIN_FAILED: {
    seeds: [1, 2],
    cause: 'an answer of the identity provider that the portal does not know',
    place: 'notification',
    texts: [
      'Die Anmeldung wurde abgebrochen oder ist fehlgeschlagen.',
      'The login was cancelled or has failed.',
    ],
  },
  LOGIN_INCOMPLETE: {
    seeds: [1, 2],
    cause: 'a person whose profile has no address',
    place: 'notification',
    texts: [
      'Wir brauchen Vorname, Nachname, Straße und Hausnummer, Postleitzahl, Ort und Land.',
      'We need your first name, last name, street and house number, ZIP code, city and country.',
    ],
  },
  UNKNOWN_ERROR: {
    seeds: [1, 2],
    cause: 'the address of a product that does not exist',
    place: 'page',
    texts: ['Unbekannter Fehler', 'Unknown error'],
  },
  GENERIC_ERROR: {
    seeds: [2],
    cause: 'the word before what has gone wrong',
    place: 'page',
    texts: ['Fehler:', 'Error:'],
  },
  GENERIC_LOADING: {
    seeds: [2],
    cause: 'a page whose program is still on its way',
    place: 'page',
    texts: ['Lade…', 'Loading…'],
  },
  SESSION_REFRESH: {
    seeds: [1, 2],
    cause: 'nobody answers who is logged in',
    place: 'journal',
    texts: ['The session could not be refreshed'],
  },
  APPROVAL_NOT_LOGGED_IN: {
    seeds: [2],
    cause: 'the thanks for an order are asked for by a visitor',
    place: 'page',
    texts: ['Zuerst anmelden', 'First, log in'],
  },
  BREADCRUMB: {
    seeds: [1],
    cause: 'a page name that does not exist',
    place: 'thrown',
    texts: ['Unknown page in breadcrumbs'],
  },

  // Somebody who orders an extract that names owners.
  APPROVAL_INVALID: {
    seeds: [2],
    cause: 'the thanks for an order are asked for where none was sent',
    place: 'notification',
    texts: INVALID_ID,
  },
  TECHNICAL_PROBLEM: {
    seeds: [1, 2],
    cause: 'a search that nobody answers',
    place: 'page',
    texts: TECHNICAL,
  },
  MAP_GEOMETRY: {
    seeds: [1, 2],
    cause: 'a search whose answer holds a parcel with a broken outline',
    place: 'journal',
    texts: ['The geometry of a parcel could not be read'],
  },
  SEARCH_NO_RESULTS: {
    seeds: [1],
    cause: 'a street that does not exist',
    place: 'page',
    texts: ['Ihre Suche ergab keine Ergebnisse', 'Your search found no results'],
  },
  JUSTIFICATION: {
    seeds: [1, 2],
    cause: 'the authority cannot be looked up',
    place: 'page',
    texts: TECHNICAL,
  },
  PRICE: {
    seeds: [1, 2],
    cause: 'the fee cannot be asked for',
    place: 'page',
    texts: ['Die Gebühr konnte nicht berechnet werden.', 'Failed to calculate product price'],
  },
  ORDER_CREATION: {
    seeds: [1, 2],
    cause: 'the answer to the sent order does not come',
    place: 'page',
    texts: ['Fehler bei der Erstellung des Auftrags', 'Error while creating the order.'],
  },
  ORDER_APPROVAL_PENDING: {
    seeds: [2],
    cause: 'an order that the authority has not decided',
    place: 'page',
    texts: [
      'Das Katasteramt prüft noch Ihr berechtigtes Interesse.',
      'The authority is still checking your legitimate interest.',
    ],
  },
  GENERATION_NOT_APPROVED: {
    seeds: [2],
    cause: 'the extract of an order that the authority has not decided',
    place: 'page',
    texts: ['Ihr Auftrag wird noch geprüft', 'Your order is still being checked'],
  },
  ORDER_REJECTED: {
    seeds: [2],
    cause: 'an order that the authority has rejected',
    place: 'page',
    texts: ['Das Katasteramt hat den Auftrag abgelehnt.', 'The authority has rejected the order.'],
  },
  UNAUTHORIZED: {
    seeds: [1, 2],
    cause: 'the session ends while somebody is at work',
    place: 'notification',
    texts: ['Ihre Sitzung ist abgelaufen.', 'Your session has ended.'],
  },

  // Somebody who pays.
  MAP: {
    seeds: [1, 2],
    cause: 'map services that do not answer',
    place: 'page',
    texts: ['Fehler beim Laden der Karte', 'Error loading map data'],
  },
  INVALID_ID: {
    seeds: [1, 2],
    cause: 'an order number that is none',
    place: 'page',
    texts: INVALID_ID,
  },
  ORDER_NOT_FOUND: {
    seeds: [2],
    cause: 'an order number that nobody has, or somebody else',
    place: 'page',
    texts: ['Die Auftragsdaten konnten nicht geladen werden.', 'Failed to load order data.'],
  },
  GENERATION_INVALID: {
    seeds: [2],
    cause: 'the extract of an order number that is none',
    place: 'page',
    texts: INVALID_ID,
  },
  GENERATION_NOT_PAID: {
    seeds: [2],
    cause: 'the extract of an order that waits for payment',
    place: 'page',
    texts: ['Ihr Auftrag ist noch nicht bezahlt', 'Your order is not paid yet'],
  },
  PAYMENT_FAILED: {
    seeds: [2],
    cause: 'the provider refuses the payment',
    place: 'page',
    texts: [
      'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
      'Your payment could not be processed. Please try again.',
    ],
  },
  ORDER_CANCELLED: {
    seeds: [2],
    cause: 'an order that was given up',
    place: 'page',
    texts: ENDED,
  },
  GENERATION_FAILED: {
    seeds: [2],
    cause: 'the extract of an order that was given up',
    place: 'page',
    texts: [
      'Wenn der Auszug noch kommt, informieren wir Sie per E-Mail.',
      'If the extract still arrives, we will tell you by e-mail.',
    ],
  },
  ORDER_EXPIRED: {
    seeds: [2],
    cause: 'an order whose days have run out (answer of the test; for real in life-time.spec.ts)',
    place: 'page',
    texts: ENDED,
  },
  CART_EMPTY: {
    seeds: [1, 2],
    cause: 'an order without positions, which the backend never makes (answer of the test)',
    place: 'page',
    texts: ['Dieser Auftrag enthält keine Auszüge.', 'This order holds no extracts.'],
  },
  GENERATION_EMPTY: {
    seeds: [2],
    cause: 'an order of paper alone (answer of the test; for real in life-time.spec.ts)',
    place: 'page',
    texts: ['deshalb gibt es hier nichts herunterzuladen', 'so there is nothing to download here'],
  },
  GENERATION_TIMEOUT: {
    seeds: [2],
    cause:
      'an extract that is not ready in time (answer of the test; for real in life-time.spec.ts)',
    place: 'page',
    texts: [
      'Wir schreiben Ihnen eine E-Mail, sobald er fertig ist. Sie finden ihn dann in Ihrem Postfach.',
      'We will e-mail you as soon as it is ready. You will then find it in your postbox.',
    ],
  },
} as const satisfies Readonly<Record<string, Row>>;

/** Name of a row. */
export type CatalogueKey = keyof typeof CATALOGUE;
