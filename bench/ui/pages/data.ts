/** Contents of both pages, so that they differ only in their components. */
export const steps = [
  'Anmeldung',
  'Konfiguration',
  'Bestellübersicht',
  'Bezahlung',
  'Bereitstellung',
];

/** Breadcrumbs. */
export const crumbs = ['Start', 'Auszüge', 'Bestellung'];

/** One line of the order. */
export interface Item {
  readonly id: string;
  readonly product: string;
  readonly details: string;
}

/** The order. */
export const items: readonly Item[] = [
  { id: '1', product: 'Liegenschaftskarte', details: 'A4, 1:500' },
  { id: '2', product: 'Flurstücksnachweis', details: 'A3, 1:1000' },
];

/** Tabs of the search. */
export const tabs = [
  { value: 'address', label: 'Adresse', content: 'Straße und Hausnummer' },
  { value: 'parcel', label: 'Flurstück', content: 'Gemarkung, Flur und Nummer' },
];

/** Scales one may choose. */
export const scales = ['1:500', '1:1000', '1:2000'];

/** Questions with their answers. */
export const questions = [
  { value: 'who', heading: 'Wer darf bestellen?', content: 'Alle.' },
  { value: 'cost', heading: 'Was kostet es?', content: 'Das sagt die Gebührenordnung.' },
];
