import type { PortalConfiguration } from '@portal/api';
import type { XmlElement } from '@rgrove/parse-xml';
import { attributeOf, childrenOf, elementsAt, textOf } from '../ports/xml.ts';

type MapSettings = PortalConfiguration['map'];

/** What requests an image of a WMS. */
export type WmsSettings = Pick<
  MapSettings['wms'][number],
  'url' | 'layers' | 'styles' | 'transparent'
>;

/** Metres of a pixel at a scale of 1:1 (OGC 07-057r7, 6.1). */
const PIXEL_M = 0.000_28;

/** Width and height of the sample image in px, and of the place that it shows in metres. */
const SIDE_PX = 256;
const SIDE_M = 400;

const middleOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) =>
  [(left + right) / 2, (bottom + top) / 2] as const;

const numbersOf = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);

/** The tile of a matrix that contains a position. */
function tileAt(matrix: XmlElement, [x, y]: readonly [number, number]) {
  const [left = 0, top = 0] = numbersOf(textOf(matrix, 'TopLeftCorner'));
  const resolution = Number(textOf(matrix, 'ScaleDenominator')) * PIXEL_M;
  return {
    TileMatrix: textOf(matrix, 'Identifier'),
    TileCol: String(Math.floor((x - left) / (resolution * Number(textOf(matrix, 'TileWidth'))))),
    TileRow: String(Math.floor((top - y) / (resolution * Number(textOf(matrix, 'TileHeight'))))),
  };
}

/** The style that a layer has by default, or its first one. */
function styleOf(layer: XmlElement): string {
  const styles = childrenOf(layer, 'Style');
  const byDefault = styles.find((one) => attributeOf(one, 'isDefault') === 'true') ?? styles[0];
  return byDefault ? textOf(byDefault, 'Identifier') : '';
}

/**
 * The address of one tile in the middle of the state, as the map requests it: by template (REST), else by key-value pairs. Null
 * when the document names no place of tiles.
 */
export function tileRequest(document: XmlElement, map: MapSettings): string | null {
  const { layer: name, matrixSet, capabilitiesUrl } = map.baseLayer;
  const layer = elementsAt(document, 'Contents', 'Layer').find(
    (one) => textOf(one, 'Identifier') === name,
  );
  const set = elementsAt(document, 'Contents', 'TileMatrixSet').find(
    (one) => textOf(one, 'Identifier') === matrixSet,
  );
  const matrices = set ? childrenOf(set, 'TileMatrix') : [];
  const matrix = matrices[Math.floor(matrices.length / 2)];
  if (!layer || !matrix) return null;
  const place = tileAt(matrix, middleOf(map.extent));
  const template = childrenOf(layer, 'ResourceURL').find(
    (one) => attributeOf(one, 'resourceType') === 'tile',
  );
  const values: Readonly<Record<string, string>> = {
    ...place,
    TileMatrixSet: matrixSet,
    Style: styleOf(layer),
    style: styleOf(layer),
  };
  if (template) {
    const path = attributeOf(template, 'template').replaceAll(
      /\{(\w+)\}/g,
      (whole, key: string) => values[key] ?? whole,
    );
    return new URL(path, capabilitiesUrl).href;
  }
  const [get] = elementsAt(document, 'OperationsMetadata', 'Operation')
    .filter((one) => attributeOf(one, 'name') === 'GetTile')
    .flatMap((one) => elementsAt(one, 'DCP', 'HTTP', 'Get'));
  if (!get) return null;
  const address = new URL(attributeOf(get, 'href'), capabilitiesUrl);
  const query = {
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: name,
    STYLE: styleOf(layer),
    TILEMATRIXSET: matrixSet,
    TILEMATRIX: place.TileMatrix,
    TILEROW: place.TileRow,
    TILECOL: place.TileCol,
    FORMAT: textOf(layer, 'Format') || 'image/png',
  };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address.href;
}

/** The address of one image in the middle of the state, as the map requests it (WMS 1.3.0): easting first, as every CRS of the contract. */
export function imageRequest(
  { url, layers, styles, transparent }: WmsSettings,
  { extent, projection }: MapSettings,
): string {
  const [x, y] = middleOf(extent);
  const half = SIDE_M / 2;
  const query = new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    FORMAT: 'image/png',
    STYLES: styles,
    TRANSPARENT: String(transparent),
    LAYERS: layers,
    WIDTH: String(SIDE_PX),
    HEIGHT: String(SIDE_PX),
    CRS: projection,
    BBOX: [x - half, y - half, x + half, y + half].join(','),
  });
  // As in the browser, parameters of the address stay.
  return `${url}${url.includes('?') ? (/[?&]$/.test(url) ? '' : '&') : '?'}${query}`;
}
