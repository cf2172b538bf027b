import { crsUrn } from '../../land/crs.ts';
import type { PolygonRings, Position } from '../../land/model.ts';
import type { DataContent } from './model.ts';

interface Feature {
  readonly type: 'Feature';
  readonly id: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  readonly geometry:
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] }
    | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
    | { readonly type: 'Point'; readonly coordinates: Position };
}

/** The features of a file: the value `ebene` of each says what it is. */
function featuresOf(content: DataContent): readonly Feature[] {
  const parcels = content.parcels.map(
    (parcel): Feature => ({
      type: 'Feature',
      id: parcel.id,
      properties: {
        ebene: 'Flurstück',
        flurstueckskennzeichen: parcel.id,
        gemarkung: parcel.subdistrict,
        flur: parcel.section,
        flurstuecksnummer: parcel.number,
        flaeche: parcel.area,
        nutzung: parcel.use,
        bestellt: parcel.isOrdered,
      },
      geometry: { type: 'MultiPolygon', coordinates: parcel.polygons },
    }),
  );
  const buildings = content.buildings.map(
    ({ parcelId, houseNumber, outline }, index): Feature => ({
      type: 'Feature',
      id: `gebaeude-${index + 1}`,
      properties: {
        ebene: 'Gebäude',
        flurstueckskennzeichen: parcelId,
        hausnummer: houseNumber,
      },
      geometry: { type: 'Polygon', coordinates: [outline] },
    }),
  );
  const points = content.points.map(
    (coordinates, index): Feature => ({
      type: 'Feature',
      id: `grenzpunkt-${index + 1}`,
      properties: { ebene: 'Grenzpunkt' },
      geometry: { type: 'Point', coordinates },
    }),
  );
  const streets = content.streets.map(
    ({ name, at }, index): Feature => ({
      type: 'Feature',
      id: `strasse-${index + 1}`,
      properties: { ebene: 'Straßenname', name },
      geometry: { type: 'Point', coordinates: at },
    }),
  );
  const frame = content.frame
    ? [
        {
          type: 'Feature',
          id: 'blatt',
          properties: { ebene: 'Blatt' },
          geometry: { type: 'Polygon', coordinates: [content.frame] },
        } satisfies Feature,
      ]
    : [];
  return [...parcels, ...buildings, ...points, ...streets, ...frame];
}

/**
 * GeoJSON (RFC 7946) in the CRS of the state, to the millimetre: the member `crs` names it, which section 4 of the RFC allows by
 * agreement, and which GDAL and QGIS read. In WGS 84 the coordinates would be those of another CRS than the cadastre keeps.
 */
export function writeGeoJson(content: DataContent): Uint8Array {
  const { verification } = content;
  const collection = {
    type: 'FeatureCollection',
    name: content.title,
    crs: { type: 'name', properties: { name: crsUrn(content.crs) } },
    herausgeber: content.issuer,
    auftrag: content.orderNumber,
    stand: content.orderedAt,
    ...(verification && { pruefcode: verification.code, echtheit: verification.url }),
    features: featuresOf(content),
  };
  return Buffer.from(`${JSON.stringify(collection)}\n`);
}
