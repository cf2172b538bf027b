import type { Parcel } from '@portal/api';

/** What a parcel is called by. */
type Named = Pick<
  Parcel,
  'displayString' | 'localSubdistrict' | 'cadastralSection' | 'parcelNumber'
>;

/** The parcels of a position. */
export interface PositionParcels {
  readonly parcel: Named;
  readonly further_parcels: readonly Named[];
}

/**
 * The parcels of a position in German, those of one section together: "Lindenau, Flur 3, Flurstücke 114/1, 114/2"
 * (PAGE-3).
 */
export function parcelsName({ parcel, further_parcels: further }: PositionParcels): string {
  if (further.length === 0) return parcel.displayString;
  const sections = Map.groupBy(
    [parcel, ...further],
    ({ localSubdistrict, cadastralSection }) => `${localSubdistrict} ${cadastralSection}`,
  );
  return [...sections.values()].map(sectionName).join('; ');
}

function sectionName(parcels: readonly Named[]): string {
  const [first] = parcels;
  if (!first || parcels.length === 1) return first?.displayString ?? '';
  const numbers = parcels.map(({ parcelNumber }) => parcelNumber).join(', ');
  const section = first.cadastralSection && `Flur ${first.cadastralSection}`;
  return [first.localSubdistrict, section, `Flurstücke ${numbers}`].filter(Boolean).join(', ');
}
