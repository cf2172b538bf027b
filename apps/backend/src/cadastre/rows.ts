import type { MultiPolygon } from '@portal/api';
import { boundingBox } from '@portal/order-flow';
import type { SourceFeature } from '../ports/features.ts';
import { wordVector } from './copy-rows.ts';
import { searchKey, sheetKey } from './keys.ts';
import type { StreetName } from './streets.ts';
import { wordKeys } from './words.ts';

/** The data of the cadastre do not match its schema. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

function text(feature: SourceFeature, name: string): string {
  const value = feature.properties[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function whole(feature: SourceFeature, name: string): number {
  const value = Number(text(feature, name) || '0');
  if (!Number.isFinite(value)) throw new SourceError(`${name} is not a number.`);
  return Math.round(value);
}

/** Keys of subdistricts and districts may start with the code of the state. */
const lastFour = (key: string): string => key.slice(-4);

function multiPolygon({ geometry }: SourceFeature): MultiPolygon {
  if (geometry?.type === 'MultiPolygon') {
    return {
      type: 'MultiPolygon',
      coordinates: geometry.coordinates as MultiPolygon['coordinates'],
    };
  }
  if (geometry?.type === 'Polygon') {
    const rings = geometry.coordinates as MultiPolygon['coordinates'][number];
    return { type: 'MultiPolygon', coordinates: [rings] };
  }
  throw new SourceError('A parcel has no outline.');
}

/** A row of `parcels`; property names are those of the simplified ALKIS schema. */
export function parcelRow(feature: SourceFeature) {
  const geometry = multiPolygon(feature);
  const box = boundingBox({ geometry });
  if (!box) throw new SourceError('A parcel has an empty outline.');
  const sheet = sheetKey(text(feature, 'buchungsblatt'));
  return {
    parcel_id: text(feature, 'flstkennz'),
    subdistrict_id: lastFour(text(feature, 'gemaschl')),
    subdistrict: text(feature, 'gemarkung'),
    section: whole(feature, 'flur'),
    numerator: whole(feature, 'flstnrzae'),
    denominator: whole(feature, 'flstnrnen'),
    area: whole(feature, 'flaeche'),
    district_id: lastFour(text(feature, 'grundbuchbezirk')),
    sheet,
    sheet_number: /^\d{1,7}$/.test(sheet) ? Number(sheet) : null,
    authority_id: text(feature, 'stelle'),
    geometry: JSON.stringify(geometry),
    bounds: `(${box.maxX},${box.maxY}),(${box.minX},${box.minY})`,
  };
}

/** The street of an address, with the names that people read. */
export const streetOf = (feature: SourceFeature): StreetName => ({
  street: text(feature, 'strasse'),
  zipCode: text(feature, 'plz'),
  city: text(feature, 'ort'),
});

/** A row of `addresses`. */
export const addressRow = (feature: SourceFeature) => ({
  parcel_id: text(feature, 'flstkennz'),
  zip_code: text(feature, 'plz'),
  city_key: searchKey(text(feature, 'ort')),
  street_key: searchKey(text(feature, 'strasse')),
  house_number_key: searchKey(text(feature, 'hausnr')),
  house_number: text(feature, 'hausnr'),
});

/** A row of `subdistricts`. */
export const subdistrictRow = (feature: SourceFeature) => ({
  id: lastFour(text(feature, 'gemaschl')),
  name: text(feature, 'gemarkung'),
  authority_id: text(feature, 'stelle'),
  municipality: text(feature, 'gemeinde') || null,
  words: wordVector(wordKeys(text(feature, 'gemarkung'))),
});

/** A row of `districts`. */
export const districtRow = (feature: SourceFeature) => ({
  id: lastFour(text(feature, 'schluessel')),
  name: text(feature, 'name'),
  words: wordVector(wordKeys(text(feature, 'name'))),
});

/** A row of `authorities`. */
export const authorityRow = (feature: SourceFeature) => ({
  id: text(feature, 'stelle'),
  name: text(feature, 'name'),
  street: text(feature, 'strasse'),
  house_number: text(feature, 'hausnr'),
  zip_code: text(feature, 'plz'),
  city: text(feature, 'ort'),
});
