import { gzipSync } from 'node:zlib';
import type { PolygonRings, Position, Ring } from '../../land/model.ts';
import type { DataContent, DataParcel } from './model.ts';

const NAMESPACES = [
  'xmlns="http://www.adv-online.de/namespaces/adv/gid/7.1"',
  'xmlns:gml="http://www.opengis.net/gml/3.2"',
  'xmlns:wfs="http://www.opengis.net/wfs/2.0"',
].join(' ');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const element = (name: string, content: string | number): string =>
  `<${name}>${String(content).replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')}</${name}>`;

const posOf = ([x, y]: Position): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

const ringOf = (ring: Ring): string =>
  `<gml:LinearRing><gml:posList>${ring.map(posOf).join(' ')}</gml:posList></gml:LinearRing>`;

const polygonOf = ([outer = [], ...holes]: PolygonRings, id: string): string =>
  `<gml:surfaceMember><gml:Polygon gml:id="${id}"><gml:exterior>${ringOf(outer)}</gml:exterior>${holes
    .map((hole) => `<gml:interior>${ringOf(hole)}</gml:interior>`)
    .join('')}</gml:Polygon></gml:surfaceMember>`;

/** A parcel as `AX_Flurstueck` of the GeoInfoDok 7.1, without owners. */
function parcelOf(parcel: DataParcel, at: string, srs: string): string {
  const id = `DELI${parcel.id.replaceAll('_', '0').slice(-12)}`;
  const [numerator = '', denominator] = parcel.number.split('/');
  const polygons = parcel.polygons.map((rings, index) => polygonOf(rings, `${id}P${index + 1}`));
  return [
    `<wfs:member><AX_Flurstueck gml:id="${id}">`,
    `<lebenszeitintervall><AA_Lebenszeitintervall>${element('beginnt', at)}</AA_Lebenszeitintervall></lebenszeitintervall>`,
    '<modellart><AA_Modellart><advStandardModell>DLKM</advStandardModell></AA_Modellart></modellart>',
    `<position><gml:MultiSurface gml:id="${id}M" srsName="${srs}">${polygons.join('')}</gml:MultiSurface></position>`,
    `<gemarkung><AX_Gemarkung_Schluessel>${element('land', parcel.id.slice(0, 2))}${element('gemarkungsnummer', parcel.id.slice(2, 6))}</AX_Gemarkung_Schluessel></gemarkung>`,
    `<flurstuecksnummer><AX_Flurstuecksnummer>${element('zaehler', numerator)}${denominator ? element('nenner', denominator) : ''}</AX_Flurstuecksnummer></flurstuecksnummer>`,
    element('flurstueckskennzeichen', parcel.id),
    element('amtlicheFlaeche', parcel.area),
    parcel.section === null ? '' : element('flurnummer', parcel.section),
    '</AX_Flurstueck></wfs:member>',
  ].join('');
}

/** Writes the parcels as NAS of the GeoInfoDok 7.1, compressed. The same content gives the same file. */
export function writeNas(content: DataContent): Uint8Array {
  const at = new Date(content.orderedAt).toISOString();
  const srs = `urn:adv:crs:ETRS89_UTM${content.crs.slice(-2)}`;
  const members = content.parcels.map((parcel) => parcelOf(parcel, at, srs)).join('\n');
  return gzipSync(`<?xml version="1.0" encoding="UTF-8"?>
<AX_Bestandsdatenauszug ${NAMESPACES}>
${element('antragsnummer', content.orderNumber)}
<enthaelt><wfs:FeatureCollection timeStamp="${at}" numberMatched="${content.parcels.length}" numberReturned="${content.parcels.length}">
${members}
</wfs:FeatureCollection></enthaelt>
</AX_Bestandsdatenauszug>
`);
}
