import {
  LAND_USE_NAMES,
  type Land,
  type LandParcel,
  type Ring,
  sheetsOf,
  streetOf,
} from '@portal/demo-cadastre/land';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML. */
export const xml = (text: string | number): string =>
  String(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The namespaces of the documents. */
export const NAMESPACES = [
  'xmlns:wfs="http://www.opengis.net/wfs/2.0"',
  'xmlns:ows="http://www.opengis.net/ows/1.1"',
  'xmlns:gml="http://www.opengis.net/gml/3.2"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:ave="http://repository.gdi-de.org/schemas/adv/produkt/alkis-vereinfacht/2.0"',
].join(' ');

/** Northing before easting, as some states answer whatever their CRS says. */
const listOf = (ring: Ring): string => ring.map(([x, y]) => `${y} ${x}`).join(' ');

/** The outer ring as a curve, as surveying systems write it; holes as plain rings. */
const outer = (ring: Ring): string =>
  `<gml:Ring><gml:curveMember><gml:Curve><gml:segments><gml:LineStringSegment><gml:posList>${listOf(ring)}</gml:posList></gml:LineStringSegment></gml:segments></gml:Curve></gml:curveMember></gml:Ring>`;

const polygon = ([shell, ...holes]: readonly Ring[]): string =>
  `<gml:surfaceMember><gml:Polygon>${shell ? `<gml:exterior>${outer(shell)}</gml:exterior>` : ''}${holes
    .map(
      (hole) =>
        `<gml:interior><gml:LinearRing><gml:posList>${listOf(hole)}</gml:posList></gml:LinearRing></gml:interior>`,
    )
    .join('')}</gml:Polygon></gml:surfaceMember>`;

const grouped = new Intl.NumberFormat('de-DE');

/** A parcel of "ALKIS vereinfacht" with the extensions of a state: its authority, and its booking sheet. */
export function parcelMember(land: Land, parcel: LandParcel, srsName: string): string {
  const subdistrict = land.subdistricts.find(({ id }) => id === parcel.subdistrictId);
  const facts: readonly (readonly [string, string | number | null])[] = [
    ['flstkennz', parcel.id],
    ['landschl', land.landCode],
    ['gemaschl', land.landCode + parcel.subdistrictId],
    ['gemarkung', subdistrict?.name ?? ''],
    ['gemeinde', subdistrict?.municipality ?? ''],
    ['kreis', subdistrict?.county ?? ''],
    ['flur', parcel.section],
    ['flstnrzae', parcel.numerator],
    ['flstnrnen', parcel.denominator],
    ['flaeche', `${grouped.format(parcel.area)} m²`],
    ['tntxt', `${LAND_USE_NAMES[parcel.use]};${parcel.area}`],
    ['lagebeztxt', streetOf(land, parcel) ?? null],
    ['buchungsblatt', sheetsOf(parcel.register).join('; ')],
    ['stelle', subdistrict?.authorityId ?? ''],
  ];
  const elements = facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<ave:${name}>${xml(value ?? '')}</ave:${name}>`);
  return `<wfs:member><ave:Flurstueck gml:id="F${parcel.id}">${elements.join('')}<ave:geometrie><gml:MultiSurface gml:id="G${parcel.id}" srsName="${srsName}" srsDimension="2">${parcel.polygons.map(polygon).join('')}</gml:MultiSurface></ave:geometrie></ave:Flurstueck></wfs:member>`;
}
