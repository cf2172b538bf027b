import type { Parcel } from '@portal/api';
import {
  describeInSentences,
  describeParcel,
  type DescriptionLanguage,
  type Neighbour,
  type Paragraph,
} from '@portal/described-parcels';

/** The number of a neighbour, with its section and subdistrict where these are others: numbers repeat in each section. */
function numberBeside(one: Parcel, parcel: Parcel): string {
  if (one.localSubdistrictId !== parcel.localSubdistrictId) return one.displayString;
  return one.cadastralSection === parcel.cadastralSection
    ? one.parcelNumber
    : `${one.parcelNumber}, Flur ${one.cadastralSection}`;
}

/** The parcels around one, with the names by which it knows them. */
export const neighboursOf = (parcel: Parcel, around: readonly Parcel[]): readonly Neighbour[] =>
  around
    .filter(({ parcelId }) => parcelId !== parcel.parcelId)
    .map((one) => ({ number: numberBeside(one, parcel), outline: one.geometry.coordinates }));

/** Describes a parcel among those around it (DATA-8). @param sheet the ground on its sheet; null without one */
export function sentencesOf(
  parcel: Parcel,
  around: readonly Parcel[],
  sheet: readonly [number, number, number, number] | null,
  language: DescriptionLanguage,
): readonly Paragraph[] {
  const description = describeParcel({
    number: parcel.parcelNumber,
    area: parcel.area,
    outline: parcel.geometry.coordinates,
    neighbours: neighboursOf(parcel, around),
    sheet: sheet ?? undefined,
  });
  return describeInSentences(description, language);
}
