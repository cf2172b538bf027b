import type { Parcel } from '@portal/api';
import {
  describeInSentences,
  describeParcel,
  type DescriptionLanguage,
  type Paragraph,
} from '@portal/described-parcels';

/** The number of a neighbour, with its section and subdistrict where these are others: numbers repeat in each section. */
function numberBeside(one: Parcel, parcel: Parcel): string {
  if (one.localSubdistrictId !== parcel.localSubdistrictId) return one.displayString;
  return one.cadastralSection === parcel.cadastralSection
    ? one.parcelNumber
    : `${one.parcelNumber}, Flur ${one.cadastralSection}`;
}

/** Describes a parcel among those around it (DATA-8). @param sheet the ground on its sheet; null without one */
export function sentencesOf(
  parcel: Parcel,
  around: readonly Parcel[],
  sheet: readonly [number, number, number, number] | null,
  language: DescriptionLanguage,
): readonly Paragraph[] {
  const neighbours = around
    .filter(({ parcelId }) => parcelId !== parcel.parcelId)
    .map((one) => ({ number: numberBeside(one, parcel), outline: one.geometry.coordinates }));
  const description = describeParcel({
    number: parcel.parcelNumber,
    area: parcel.area,
    outline: parcel.geometry.coordinates,
    neighbours,
    sheet: sheet ?? undefined,
  });
  return describeInSentences(description, language);
}
