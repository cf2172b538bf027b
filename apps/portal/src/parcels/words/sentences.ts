import type { Parcel, Surroundings } from '@portal/api';
import {
  type DescribedParcel,
  describeInSentences,
  describeParcel,
  type DescriptionLanguage,
  type Neighbour,
  neighbourNumber,
  type NumberedParcel,
  type Paragraph,
} from '@portal/described-parcels';

const numbered = (
  parcel: Omit<NonNullable<Surroundings['parcels']>[number], 'geometry' | 'uses' | 'street'>,
): NumberedParcel => ({
  number: parcel.parcelNumber,
  section: parcel.cadastralSection,
  subdistrictId: parcel.localSubdistrictId,
  subdistrict: parcel.localSubdistrict,
});

/** The parcels around one, with the names by which it knows them, and what they are used for. */
const neighboursOf = (
  parcel: Parcel,
  { parcels }: Surroundings,
): readonly Neighbour[] | undefined =>
  parcels
    ?.filter(({ parcelId }) => parcelId !== parcel.parcelId)
    .map((one) => ({
      number: neighbourNumber(numbered(one), numbered(parcel)),
      outline: one.geometry.coordinates,
      uses: one.uses,
      street: one.street ?? undefined,
    }));

/** A parcel with what surrounds it, as it is described (DATA-8). @param surroundings null while they are not known @param sheet the ground on its sheet; null without one */
export const describedParcel = (
  parcel: Parcel,
  surroundings: Surroundings | null,
  sheet: readonly [number, number, number, number] | null,
): DescribedParcel => ({
  number: parcel.parcelNumber,
  area: parcel.area,
  outline: parcel.geometry.coordinates,
  neighbours: surroundings ? neighboursOf(parcel, surroundings) : undefined,
  buildings: surroundings?.buildings?.map(({ geometry, houseNumber }) => ({
    outline: geometry.coordinates,
    houseNumber,
  })),
  sheet: sheet ?? undefined,
});

/** Describes a parcel among those around it in sentences (DATA-8). @param surroundings null while they are not known @param sheet the ground on its sheet; null without one */
export const sentencesOf = (
  parcel: Parcel,
  surroundings: Surroundings | null,
  sheet: readonly [number, number, number, number] | null,
  language: DescriptionLanguage,
): readonly Paragraph[] =>
  describeInSentences(describeParcel(describedParcel(parcel, surroundings, sheet)), language);
