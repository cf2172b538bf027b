import { houseNumberBounds, parseHouseNumber, printHouseNumber } from '@portal/order-flow';
import type { SourceRules } from '../config/cadastre-settings.ts';
import type { SourceFeature } from '../ports/features.ts';
import { type CopyRow, textArray, wordVector } from './copy-rows.ts';
import { searchKey, sheetKey } from './keys.ts';
import { areaOf } from './source/area.ts';
import { isTraffic, usesOf } from './source/land-uses.ts';
import { locationAddresses } from './source/location-text.ts';
import { outlineOf } from './source/outline.ts';
import { parcelFacts } from './source/parcel-facts.ts';
import { type FeatureValues, keyOf, valuesOf } from './source/values.ts';
import type { StreetName } from './streets.ts';
import { wordKeys } from './words.ts';

/** Register data are optional: most sources publish none. */
const districtOf = (key: string): string => (key === '' ? '' : keyOf(key, 'the registry district'));

/** The name of a street on land for traffic: a location without house number. Elsewhere it may be the name of a field. */
const streetOf = (location: string, uses: readonly string[]): string | null =>
  (isTraffic(uses) &&
    locationAddresses(location).find(({ houseNumber }) => houseNumber === '')?.street) ||
  null;

/** The text of a `box`. */
const boundsOf = ({ minX, minY, maxX, maxY }: ReturnType<typeof outlineOf>['box']): string =>
  `(${maxX},${maxY}),(${minX},${minY})`;

/** A row of `parcels`. @throws FaultyFeature */
export function parcelRow(feature: SourceFeature, rules: SourceRules) {
  const values = valuesOf(feature, rules.properties.parcels);
  const facts = parcelFacts(feature, rules);
  const { outline, box } = outlineOf(feature, rules.extent);
  const uses = usesOf(values.text('uses'));
  const [sheet = '', ...furtherSheets] = new Set(values.list('bookingSheet').map(sheetKey));
  return {
    parcel_id: facts.parcelId,
    subdistrict_id: facts.subdistrictId,
    subdistrict: values.required('subdistrict'),
    section: facts.section ?? 0,
    numerator: facts.numerator,
    denominator: facts.denominator,
    area: areaOf(values.value('area')),
    district_id: districtOf(values.text('districtId')),
    sheet,
    sheet_number: /^\d{1,7}$/.test(sheet) ? Number(sheet) : null,
    further_sheets: textArray(furtherSheets),
    authority_id: values.text('authorityId'),
    uses: uses.length > 0 ? textArray(uses) : null,
    street: streetOf(values.text('location'), uses),
    geometry: JSON.stringify(outline),
    bounds: boundsOf(box),
  } satisfies CopyRow;
}

/** Houses of one building that are named. */
const MOST_HOUSES = 4;

/** The numbers of the houses in a building; null when none is published. */
function houseNumbersOf(values: FeatureValues<'houseNumber' | 'location'>): string | null {
  const located = locationAddresses(values.text('location')).map(({ houseNumber }) => houseNumber);
  const numbers = [...new Set([values.text('houseNumber') || located].flat())].filter(Boolean);
  const named = numbers.slice(0, MOST_HOUSES);
  return named.length > 0
    ? [...named, ...(named.length < numbers.length ? ['…'] : [])].join(', ')
    : null;
}

/** Geometries of structures without ground, such as a mast or a wall, by their names in GeoJSON, GML and a GeoPackage. */
const WITHOUT_GROUND = /^(?:Multi)?(?:Point|LineString)$|^(?:Multi|Composite)Curve$/;

/** A row of `buildings`; null for a structure without ground, which is none. @param name of the feature, where it has no id @throws FaultyFeature */
export function buildingRow(feature: SourceFeature, rules: SourceRules, name: string) {
  if (WITHOUT_GROUND.test(feature.geometry?.type ?? '')) return null;
  const values = valuesOf(feature, rules.properties.buildings);
  const { outline, box } = outlineOf(feature, rules.extent);
  return {
    id: values.text('buildingId') || name,
    house_number: houseNumbersOf(values),
    geometry: JSON.stringify(outline),
    bounds: boundsOf(box),
  } satisfies CopyRow;
}

/** Municipality and county of a parcel; empty where the source does not name them. */
export function placeOf(
  feature: SourceFeature,
  { properties }: SourceRules,
): Pick<SourceSubdistrict, 'municipality' | 'county'> {
  const values = valuesOf(feature, properties.parcels);
  return { municipality: values.text('municipality'), county: values.text('county') };
}

/** An address with the names that people read. */
export interface SourceAddress extends StreetName {
  /** Null when the address is to be joined by its position. */
  readonly parcelId: string | null;
  /** Empty for the name of a street or field. */
  readonly houseNumber: string;
}

/** `14` and `a` are `14a`; `33` and `1/3` are `33 1/3`, not `331/3` (FIND-1). */
const withSuffix = (houseNumber: string, suffix: string): string =>
  `${houseNumber}${/^\d/.test(suffix) ? ' ' : ''}${suffix}`;

/** The address of a feature of the collection of addresses. @throws FaultyFeature */
export function addressOf(feature: SourceFeature, { properties }: SourceRules): SourceAddress {
  const values = valuesOf(feature, properties.addresses);
  return {
    parcelId: values.text('parcelId') || null,
    street: values.required('street'),
    houseNumber: withSuffix(values.text('houseNumber'), values.text('houseNumberSuffix')),
    zipCode: values.text('zipCode'),
    city: values.required('city'),
  };
}

/** The addresses in the location text of a parcel; the municipality is the city. No ZIP codes are published there. */
export function parcelAddresses(
  feature: SourceFeature,
  rules: SourceRules,
): readonly (SourceAddress & { readonly parcelId: string })[] {
  const values = valuesOf(feature, rules.properties.parcels);
  const city = values.text('municipality');
  if (city === '') return [];
  const { parcelId } = parcelFacts(feature, rules);
  return locationAddresses(values.text('location')).map(({ street, houseNumber }) => ({
    parcelId,
    street,
    houseNumber,
    zipCode: '',
    city,
  }));
}

/** A row of `addresses`. */
export function addressRow(address: SourceAddress, parcelId: string, variant: number) {
  const houseNumber = parseHouseNumber(address.houseNumber);
  const { from, to } = houseNumberBounds(houseNumber);
  return {
    parcel_id: parcelId,
    zip_code: address.zipCode,
    city_key: searchKey(address.city),
    street_key: searchKey(address.street),
    variant,
    number_from: from,
    number_to: to,
    house_number_key: printHouseNumber(houseNumber).replaceAll(' ', ''),
    house_number: address.houseNumber,
  };
}

/** A subdistrict, from its collection or from its parcels. */
export interface SourceSubdistrict {
  readonly id: string;
  readonly name: string;
  readonly authorityId: string;
  /** Empty when it is unknown. */
  readonly municipality: string;
  /** Kreis or kreisfreie Stadt; empty when it is unknown. */
  readonly county: string;
}

/** The subdistrict of a feature of the collection of subdistricts. @throws FaultyFeature */
export function subdistrictOf(
  feature: SourceFeature,
  { properties }: SourceRules,
): SourceSubdistrict {
  const values = valuesOf(feature, properties.subdistricts);
  return {
    id: keyOf(values.required('subdistrictId'), 'the key of the subdistrict'),
    name: values.required('name'),
    authorityId: values.text('authorityId'),
    municipality: values.text('municipality'),
    county: values.text('county'),
  };
}

/** A row of `subdistricts`. */
export const subdistrictRow = ({
  id,
  name,
  authorityId,
  municipality,
  county,
}: SourceSubdistrict) => ({
  id,
  name,
  authority_id: authorityId,
  municipality: municipality || null,
  county: county || null,
  words: wordVector(wordKeys(name)),
});

/** A row of `districts`. @throws FaultyFeature */
export function districtRow(feature: SourceFeature, { properties }: SourceRules) {
  const values = valuesOf(feature, properties.districts);
  const name = values.required('name');
  return {
    id: keyOf(values.required('districtId'), 'the key of the registry district'),
    name,
    words: wordVector(wordKeys(name)),
  };
}

/** A row of `authorities`. @throws FaultyFeature */
export function authorityRow(feature: SourceFeature, { properties }: SourceRules) {
  const values = valuesOf(feature, properties.authorities);
  return {
    id: values.required('authorityId'),
    name: values.required('name'),
    street: values.text('street'),
    house_number: values.text('houseNumber'),
    zip_code: values.text('zipCode'),
    city: values.text('city'),
  };
}
