import type { Parcel } from '@portal/api';
import {
  describeInSentences,
  describeParcel,
  type DescriptionLanguage,
  type Neighbour,
  neighbourNumber,
  type NumberedParcel,
  type Paragraph,
} from '@portal/described-parcels';

const numbered = (parcel: Parcel): NumberedParcel => ({
  number: parcel.parcelNumber,
  section: parcel.cadastralSection,
  subdistrictId: parcel.localSubdistrictId,
  subdistrict: parcel.localSubdistrict,
});

/** The parcels around one, with the names by which it knows them. */
export const neighboursOf = (parcel: Parcel, around: readonly Parcel[]): readonly Neighbour[] =>
  around
    .filter(({ parcelId }) => parcelId !== parcel.parcelId)
    .map((one) => ({
      number: neighbourNumber(numbered(one), numbered(parcel)),
      outline: one.geometry.coordinates,
    }));

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
