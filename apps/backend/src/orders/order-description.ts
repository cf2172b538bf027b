import { formatNames } from '@portal/order-flow';
import type { StoredPosition } from './order-store.ts';
import { parcelsName } from './parcel-names.ts';

type Named = Pick<
  StoredPosition['parcel'],
  'displayString' | 'localSubdistrict' | 'cadastralSection' | 'parcelNumber'
>;

/** What tells extracts apart. */
interface Described
  extends Pick<StoredPosition, 'page' | 'order_pdf' | 'file_formats' | 'copies' | 'reference'> {
  readonly product: Pick<StoredPosition['product'], 'displayName'>;
  readonly parcel: Named;
  readonly further_parcels: readonly Pick<Named, 'displayString'>[];
}

const ORIENTATIONS = { PORTRAIT: 'Hochformat', LANDSCAPE: 'Querformat' } as const;
const PALETTES = { COLOR: 'farbig', BW: 'schwarz-weiß' } as const;

/** "A4 Hochformat, 1:1000, farbig"; null for an extract whose page is not chosen. */
function describePage({ page }: Described): string | null {
  const { pageFormat, pageOrientation, selectedScale, colorPalette } = page ?? {};
  if (!pageFormat || !pageOrientation || !selectedScale || !colorPalette) return null;
  return `${pageFormat} ${ORIENTATIONS[pageOrientation]}, 1:${selectedScale}, ${PALETTES[colorPalette]}`;
}

/** "PDF, GeoPackage"; empty for paper alone. */
export const fileNames = ({
  order_pdf: pdf,
  file_formats: formats,
}: Pick<StoredPosition, 'order_pdf' | 'file_formats'>): string =>
  [...(pdf ? ['PDF'] : []), ...(formats ? [formatNames(formats)] : [])].join(', ');

/** "PDF, GeoPackage, 2 Exemplare auf Papier". */
function describeDelivery(position: Described): string {
  const { copies } = position;
  const files = fileNames(position);
  const paper = copies === 1 ? '1 Exemplar auf Papier' : `${copies} Exemplare auf Papier`;
  return [...(files ? [files] : []), ...(copies > 0 ? [paper] : [])].join(', ');
}

/**
 * A position on an invoice, in German: product, parcel, page, delivery and own reference, so that two extracts of one parcel are told
 * apart (PAGE-6, PAGE-9).
 */
export function describePosition(position: Described): string {
  const page = describePage(position);
  const own = position.reference ? [`Ihr Zeichen: ${position.reference}`] : [];
  const details = [...(page ? [page] : []), describeDelivery(position), ...own].join('; ');
  return `${position.product.displayName}, ${parcelsName(position)} (${details})`;
}

/** A position in the name of its file: "Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2", and the own reference. */
export function fileSubject(position: Described): string {
  const { product, parcel, further_parcels: further, page, reference } = position;
  const { pageFormat, selectedScale, colorPalette } = page ?? {};
  const chosen =
    pageFormat && selectedScale && colorPalette
      ? [pageFormat, `1-${selectedScale}`, PALETTES[colorPalette]]
      : [];
  const { localSubdistrict, cadastralSection, parcelNumber } = parcel;
  const more = further.length > 0 ? `und-${further.length}-weitere` : '';
  const place = [localSubdistrict, cadastralSection, parcelNumber, more].filter(Boolean).join('-');
  return [
    [product.displayName, ...chosen].join('-'),
    place,
    ...(reference ? [reference] : []),
  ].join('_');
}
