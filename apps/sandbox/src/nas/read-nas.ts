import {
  type ExtractPosition,
  groundBoxAround,
  type PageFormat,
  type PageSettings,
  type ProductKind,
} from '@portal/demo-cadastre/extracts';

/** Form numbers of the AdV without the code of a state; the last digit of maps is the palette. */
const KINDS: Readonly<Record<string, ProductKind>> = {
  '011': 'CADASTRAL_MAP',
  '012': 'LAND_ESTIMATE_MAP',
  '051': 'PARCEL_RECORD',
  '055': 'OWNER_RECORD',
  '070': 'PROPERTY_RECORD',
};

const FORMATS: readonly PageFormat[] = ['A0', 'A1', 'A2', 'A3', 'A4'];

/** An order that the system refuses, with the sentence that its error contains. */
export class NasError extends Error {
  override readonly name = 'NasError';
}

/** The text of the first element with a name. */
const textOf = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)</`).exec(xml)?.[1]?.trim() ?? '';

/** The parcels of a filter: one, or several as alternatives (OGC Filter Encoding). */
function parcelsOf(xml: string): readonly string[] {
  const parcels = [...xml.matchAll(/<(?:\w+:)?Literal>([^<]*)</g)].map(([, id = '']) => id.trim());
  if (parcels.length > 1 && !/<(?:\w+:)?Or[\s>]/.test(xml)) {
    throw new NasError('Ein Flurstück kann nicht mehrere Kennzeichen haben.');
  }
  return parcels;
}

/** The map field around the centre that an order names; null without one. */
function areaOf(xml: string, page: PageSettings): ExtractPosition['printArea'] {
  const [x, y] = textOf(xml, 'pos').split(/\s+/).map(Number);
  if (!x || !y) return null;
  const [left, bottom, right, top] = groundBoxAround([x, y], page);
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}

/** Form number of this system for a NAS file instead of a document (DATA-6). */
const NAS_FORM = '9000';

/** The corners of the box of a filter; null without one. */
function boxOf(xml: string): ExtractPosition['printArea'] {
  const corner = (name: string) => textOf(xml, name).split(/\s+/).map(Number);
  const [[left = 0, bottom = 0], [right = 0, top = 0]] = [
    corner('lowerCorner'),
    corner('upperCorner'),
  ];
  if (!left || !right) return null;
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}

/** Reads a `CPA_Benutzungsauftrag`. @param crs name of the CRS of the land @throws NasError */
export function readNas(
  xml: string,
  crs: string,
): ExtractPosition & { readonly reference: string; readonly isNas: boolean } {
  if (!/<CPA_Benutzungsauftrag[\s>]/.test(xml)) throw new NasError('Das ist kein Auftrag.');
  if (!xml.includes(`xlink:href="${crs}"`)) {
    throw new NasError('Das Koordinatenreferenzsystem ist nicht vorhanden.');
  }
  if (textOf(xml, 'profilkennung') === '') throw new NasError('Das Profil fehlt.');
  const art = textOf(xml, 'art').replace(/^[A-Z]{2}/, '');
  const isNas = art === NAS_FORM;
  const kind = isNas ? 'CADASTRAL_MAP' : KINDS[art.slice(0, 3)];
  if (kind === undefined) throw new NasError(`Die Ausgabe ${art} ist nicht eingerichtet.`);
  const [parcelId, ...furtherParcelIds] = parcelsOf(xml);
  const box = isNas ? boxOf(xml) : null;
  if (!xml.includes('adv:flurstueckskennzeichen') || parcelId === undefined) {
    throw new NasError('Die Anforderung nennt kein Flurstück.');
  }
  const [, format = 'A4', side = 'H'] = /^(A\d)([HQ])$/.exec(textOf(xml, 'formatangabe')) ?? [];
  const isMap = kind === 'CADASTRAL_MAP' || kind === 'LAND_ESTIMATE_MAP';
  const page: PageSettings = {
    pageFormat: FORMATS.find((one) => one === format) ?? 'A4',
    pageOrientation: side === 'Q' ? 'LANDSCAPE' : 'PORTRAIT',
    colorPalette: isMap && art.endsWith('1') ? 'BW' : 'COLOR',
    selectedScale: Number(textOf(xml, 'ausgabemasstab')) || 1000,
  };
  return {
    reference: textOf(xml, 'antragsnummer'),
    isNas,
    fileExtent: box ? 'SHEET' : 'PARCELS',
    positionId: textOf(xml, 'auftragsnummer'),
    kind,
    parcelId,
    furtherParcelIds,
    ...page,
    printArea: box ?? areaOf(xml, page),
    numberOfCopies: 0,
    orderPdf: true,
  };
}
