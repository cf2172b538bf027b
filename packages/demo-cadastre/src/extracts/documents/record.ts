import { type Column, type PdfDocument, TextLayout } from '@portal/tagged-pdf';
import { sheetsOf } from '../../land/booking-sheets.ts';
import { formatLandEstimate, landEstimateOf } from '../../land/land-estimate.ts';
import type { Address, Land, LandParcel } from '../../land/model.ts';
import type { ExtractOrder, ExtractPosition } from '../model.ts';
import { titleOf } from '../model.ts';
import { copyForm, dataDate } from '../pdf/notices.ts';
import { paletteOf } from '../pdf/palette.ts';
import { describeParcel, formatArea, formatDate } from '../pdf/parcel-description.ts';
import { letterheadOf } from './letterhead.ts';
import { PageFrame } from './page-frame.ts';

const SECTION_WIDTH = 11;

/** Columns of the parcels of a property; millimetres. A land without sections gives their width to the location. */
const parcelColumns = (sections: boolean): readonly Column[] => [
  { title: 'lfd. Nr.', width: 14, align: 'right' },
  { title: 'Gemarkung', width: 28 },
  ...(sections ? [{ title: 'Flur', width: SECTION_WIDTH }] : []),
  { title: 'Flurstück', width: 19 },
  { title: 'Lage', width: sections ? 36 : 36 + SECTION_WIDTH },
  { title: 'Nutzung', width: 32 },
  { title: 'Fläche', width: 25, align: 'right' },
];

/** The address has the rest of the line. */
const ADDRESS_WIDTH = { oneSheet: 68, severalSheets: 50 } as const;

/** An owner without an address in the cadastre (PAGE-8). */
const NO_ADDRESS = 'im Kataster nicht geführt';

/** Stands before the others where owners are on several booking sheets. */
const SHEET_COLUMN: Column = { title: 'Blatt', width: 18 };

const OWNER_COLUMNS: readonly Column[] = [
  // Not at the right: number and share would look like one number.
  { title: 'Nr.', width: 10 },
  { title: 'Anteil', width: 16 },
  { title: 'Name', width: 44 },
  { title: 'Geboren am', width: 27 },
];

/**
 * Adds a document without map: a record of the parcel, of the parcel with its owners, or of the whole property. It never
 * contains the customer's justification.
 */
export function addRecord(
  pdf: PdfDocument,
  land: Land,
  parcel: LandParcel,
  order: ExtractOrder,
  position: ExtractPosition,
): void {
  const title = titleOf(position);
  const layout = new TextLayout(
    pdf,
    new PageFrame(pdf, paletteOf(position.colorPalette), {
      title,
      letterhead: letterheadOf(land, describeParcel(land, parcel).authority),
      reference: `Auftrag ${order.orderNumber}`,
      verification: order.verification ?? null,
    }),
  );
  layout.paragraph('Auszug aus dem Liegenschaftskataster');
  layout.space(3);
  layout.heading(1, title);
  layout.paragraph(
    `Stand der Daten: ${formatDate(dataDate(order.orderedAt))}. Erstellt am ${formatDate(order.orderedAt)}.`,
  );
  if (position.kind === 'PROPERTY_RECORD') addProperty(layout, land, parcel);
  else addParcel(layout, land, parcel);
  if (position.kind === 'OWNER_RECORD') addOwners(layout, land, parcel);
  layout.heading(2, 'Auftrag');
  layout.facts([
    ['Auftragsnummer', order.orderNumber],
    ['Auftrag vom', formatDate(order.orderedAt)],
    ['Ausfertigung', copyForm(position)],
    ...(land.issuer.termsOfReuse ? [['Nutzungsbedingung', land.issuer.termsOfReuse] as const] : []),
  ]);
  layout.finish();
}

function addParcel(layout: TextLayout, land: Land, parcel: LandParcel): void {
  const names = describeParcel(land, parcel);
  const parts = parcel.polygons.length;
  const addresses = land.addressesOf(parcel.id);
  const estimate = landEstimateOf(parcel);
  layout.heading(2, 'Flurstück');
  layout.facts([
    ['Kreis', names.county],
    ['Gemeinde', names.municipality],
    ['Gemarkung', names.subdistrict],
    ...(names.section ? [['Flur', names.section] as const] : []),
    ['Flurstück', names.number],
    ['Kennzeichen', parcel.id],
    ['Fläche', parts > 1 ? `${names.area}, in ${parts} Teilen` : names.area],
    ['Tatsächliche Nutzung', `${names.use}, ${names.area}`],
    ...(estimate ? [['Bodenschätzung', formatLandEstimate(estimate)] as const] : []),
    ['Lage', addresses.length > 0 ? addresses.map(fullAddress) : 'ohne Anschrift'],
  ]);
  layout.heading(2, 'Buchung');
  layout.facts([
    ['Grundbuchamt', names.court],
    ['Grundbuchbezirk', names.district],
    sheetsFact(parcel),
    bookingFact(parcel),
    ['Laufende Nummer', entryNumbers(land, parcel)],
  ]);
}

/** How a parcel is booked: alone on its sheet, or by condominium on several (LOOK-3). */
function bookingFact({ register }: LandParcel): readonly [label: string, value: string] {
  return [
    'Buchungsart',
    sheetsOf(register).length > 1 ? 'Wohnungs- und Teileigentum' : 'Grundstück',
  ];
}

/** The parcels of a booking sheet in the order of their entries. */
const entriesOn = (land: Land, districtId: string, sheet: string): readonly LandParcel[] =>
  land.parcelsOnSheet(districtId, sheet).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The number of the parcel's entry (laufende Nummer im Bestandsverzeichnis), with its sheet where it has several. */
function entryNumbers(land: Land, { id, register }: LandParcel): string {
  const sheets = sheetsOf(register);
  const numbers = sheets.map((sheet) => {
    const entries = entriesOn(land, register.districtId, sheet);
    const number = entries.findIndex((one) => one.id === id) + 1;
    return sheets.length > 1 ? `${number} (Blatt ${sheet})` : String(number);
  });
  return numbers.join(', ');
}

/** The booking sheets of a parcel: one of most parcels, several of a building with condominiums (DATA-4). */
function sheetsFact({ register }: LandParcel): readonly [label: string, value: string] {
  const sheets = sheetsOf(register);
  return [sheets.length > 1 ? 'Buchungsblätter' : 'Buchungsblatt', sheets.join(', ')];
}

/** The owners of every booking sheet; the shares are those of a sheet. */
function addOwners(layout: TextLayout, land: Land, { register }: LandParcel): void {
  const sheets = sheetsOf(register);
  const hasSeveral = sheets.length > 1;
  layout.heading(2, 'Eigentümerinnen und Eigentümer');
  layout.table(
    [
      ...(hasSeveral ? [SHEET_COLUMN] : []),
      ...OWNER_COLUMNS,
      {
        title: 'Anschrift',
        width: hasSeveral ? ADDRESS_WIDTH.severalSheets : ADDRESS_WIDTH.oneSheet,
      },
    ],
    sheets.flatMap((sheet) =>
      land.owners(register.districtId, sheet).map(({ name, birthDate, share, address }, index) => ({
        cells: [
          ...(hasSeveral ? [sheet] : []),
          String(index + 1),
          share,
          name,
          birthDate ? formatDate(birthDate) : '–',
          address ?? NO_ADDRESS,
        ],
      })),
    ),
    9.5,
  );
  layout.paragraph('Für das Eigentum ist das Grundbuch maßgebend.', { isSmall: true });
}

/** The property: all parcels on the booking sheets of the ordered parcel. */
function addProperty(layout: TextLayout, land: Land, ordered: LandParcel): void {
  const { districtId } = ordered.register;
  const onSheets = sheetsOf(ordered.register).flatMap((sheet) =>
    entriesOn(land, districtId, sheet),
  );
  const parcels = [...new Set(onSheets)];
  const addresses = Map.groupBy(
    parcels.flatMap(({ id }) => land.addressesOf(id)),
    ({ parcelId }) => parcelId,
  );
  const names = describeParcel(land, ordered);
  const total = formatArea(parcels.reduce((sum, { area }) => sum + area, 0));
  layout.heading(2, 'Grundstück');
  layout.facts([
    ['Kreis', names.county],
    ['Gemeinde', names.municipality],
    ['Grundbuchamt', names.court],
    ['Grundbuchbezirk', names.district],
    sheetsFact(ordered),
    bookingFact(ordered),
    ['Flurstücke', String(parcels.length)],
    ['Gesamtfläche', total],
    ['Bestellt für', names.name],
  ]);
  addOwners(layout, land, ordered);
  layout.heading(2, 'Flurstücke');
  const sections = parcels.some(({ section }) => section !== null);
  const rows = parcels.map((parcel, index) => {
    const { subdistrict, section, number, use, area } = describeParcel(land, parcel);
    const places = (addresses.get(parcel.id) ?? []).map(streetAddress).join(', ');
    const parts = sections ? [section ?? '–', number] : [number];
    return { cells: [String(index + 1), subdistrict, ...parts, places || '–', use, area] };
  });
  const sum = ['', 'Summe', ...(sections ? [''] : []), '', '', '', total];
  layout.table(parcelColumns(sections), [...rows, { cells: sum, isTotal: true }], 8.5);
}

function streetAddress({ street, houseNumber }: Address): string {
  return `${street} ${houseNumber}`;
}

function fullAddress(address: Address): string {
  return `${streetAddress(address)}, ${address.zipCode} ${address.city}`;
}
