import type { AdapterSettings } from './environment.ts';
import type { Document } from './read-order.ts';

const NAMESPACES = [
  'xmlns="http://www.cpa-systems.de/namespaces/adv/gid/6.0"',
  'xmlns:adv="http://www.adv-online.de/namespaces/adv/gid/6.0"',
  'xmlns:wfs="http://www.opengis.net/wfs"',
  'xmlns:ogc="http://www.opengis.net/ogc"',
  'xmlns:gml="http://www.opengis.net/gml/3.2"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string | number): string =>
  String(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const element = (name: string, content: string | number): string =>
  `<${name}>${escaped(content)}</${name}>`;

/** The name of the CRS in NAS, such as `urn:adv:crs:ETRS89_UTM33`. */
const crsOf = (number: string): string => `urn:adv:crs:ETRS89_UTM${number.slice(-2)}`;

const isParcel = (parcelId: string): string =>
  `<ogc:PropertyIsEqualTo>${element('ogc:PropertyName', 'adv:flurstueckskennzeichen')}${element('ogc:Literal', parcelId)}</ogc:PropertyIsEqualTo>`;

/** All parcels of a document; several ones are alternatives of one filter (OGC Filter Encoding 1.1). */
function query({ parcelId, furtherParcelIds }: Document): string {
  const parcels = [parcelId, ...furtherParcelIds].map(isParcel).join('');
  const filter = furtherParcelIds.length > 0 ? `<ogc:Or>${parcels}</ogc:Or>` : parcels;
  return `<wfs:Query typeName="adv:AX_Flurstueck"><ogc:Filter>${filter}</ogc:Filter></wfs:Query>`;
}

const middle = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2;

/** The middle of a print area in metres. */
function centreOf(area: readonly (readonly [number, number])[]): readonly [number, number] {
  return [middle(area.map(([x]) => x)), middle(area.map(([, y]) => y))];
}

const isMap = ({ kind }: Document): boolean =>
  kind === 'CADASTRAL_MAP' || kind === 'LAND_ESTIMATE_MAP';

/** Output of a map: its scale, and its page such as `A4H` (upright) or `A3Q`. */
function output(position: Document): string {
  const page = `${position.pageFormat}${position.pageOrientation === 'PORTRAIT' ? 'H' : 'Q'}`;
  const map = isMap(position)
    ? element('ausgabemasstab', position.selectedScale) + element('formatangabe', page)
    : '';
  return `<folgeverarbeitung><CPA_FOLGEVA>${map}${element('ausgabemedium', 1000)}${element('datenformat', 5000)}</CPA_FOLGEVA></folgeverarbeitung>`;
}

/** The filter of a NAS file: the parcels, or for the extent of the sheet all that its box touches (OGC Filter Encoding 1.1). */
function dataQuery(position: Document, crs: string): string {
  const { printArea: area, fileExtent } = position;
  if (!area || fileExtent === 'PARCELS') return query(position);
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const corner = (name: string, x: number, y: number): string =>
    element(`gml:${name}`, `${x.toFixed(3)} ${y.toFixed(3)}`);
  const box = `<gml:Envelope srsName="${crsOf(crs)}">${corner('lowerCorner', Math.min(...xs), Math.min(...ys))}${corner('upperCorner', Math.max(...xs), Math.max(...ys))}</gml:Envelope>`;
  const inBox = `<ogc:BBOX>${element('ogc:PropertyName', 'adv:position')}${box}</ogc:BBOX>`;
  const parcels = [position.parcelId, ...position.furtherParcelIds].map(isParcel).join('');
  return `<wfs:Query typeName="adv:AX_Flurstueck"><ogc:Filter><ogc:Or>${inBox}${parcels}</ogc:Or></ogc:Filter></wfs:Query>`;
}

/** The order of a NAS file. @throws Error without a form number, which no order that was read has */
function nasFileOrder(
  position: Document,
  reference: string,
  { profile, crs, nasForm }: AdapterSettings['alkis'],
): string {
  if (nasForm === null) throw new Error('ALKIS_NAS_FORM has no number.');
  return `<?xml version="1.0" encoding="UTF-8"?>
<CPA_Benutzungsauftrag ${NAMESPACES}>
<empfaenger><adv:AA_Empfaenger><adv:direkt>true</adv:direkt></adv:AA_Empfaenger></empfaenger>
${element('ausgabeform', 'application/gzip')}
${element('art', nasForm)}
<koordinatenreferenzsystem xlink:href="${crsOf(crs)}"/>
<anforderungsmerkmale>${dataQuery(position, crs)}</anforderungsmerkmale>
${element('profilkennung', profile)}
${element('antragsnummer', reference)}
${element('auftragsnummer', reference)}
</CPA_Benutzungsauftrag>
`;
}

/**
 * The order of one document as `CPA_Benutzungsauftrag`, a vendor's form of the AdV `AX_Benutzungsauftrag`. The second last digit of a
 * map in black and white is that of colour with 1 as last one.
 *
 * @throws Error for a document without a form number, which no order that was read has
 */
export function nasOrder(
  position: Document,
  reference: string,
  settings: AdapterSettings['alkis'],
): string {
  if (position.isNas) return nasFileOrder(position, reference, settings);
  const { profile, crs, forms } = settings;
  const form = forms[position.kind];
  if (form === undefined) throw new Error(`ALKIS_FORMS has no number for ${position.kind}.`);
  const art = isMap(position) && position.colorPalette === 'BW' ? `${form.slice(0, -1)}1` : form;
  const centre = isMap(position) && position.printArea ? centreOf(position.printArea) : null;
  const place =
    centre === null
      ? ''
      : `<zentrumskoordinate><gml:Point srsName="${crsOf(crs)}"><gml:pos>${centre.map((value) => value.toFixed(3)).join(' ')}</gml:pos></gml:Point></zentrumskoordinate>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<CPA_Benutzungsauftrag ${NAMESPACES}>
<empfaenger><adv:AA_Empfaenger><adv:direkt>true</adv:direkt></adv:AA_Empfaenger></empfaenger>
${element('ausgabeform', 'application/xml')}
${element('art', art)}
<koordinatenreferenzsystem xlink:href="${crsOf(crs)}"/>
<anforderungsmerkmale>${query(position)}</anforderungsmerkmale>${place}
${element('profilkennung', profile)}
${element('antragsnummer', reference)}
${element('auftragsnummer', reference)}
${isMap(position) ? element('selektionsmassstab', position.selectedScale) : ''}
${output(position)}
</CPA_Benutzungsauftrag>
`;
}
