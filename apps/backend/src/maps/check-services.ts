import type { PortalConfiguration } from '@portal/api';
import type { XmlElement } from '@rgrove/parse-xml';
import { withoutCredentials } from '../config/credentials.ts';
import {
  attributeOf,
  childrenOf,
  elementsAt,
  localName,
  readDocument,
  textOf,
} from '../ports/xml.ts';
import type { WmsSettings } from './sample-requests.ts';

type MapSettings = PortalConfiguration['map'];

/** A key of `state.json` that does not fit the map services. */
export interface MapProblem {
  readonly key: string;
  /** The end of a sentence: `is no layer of the service; it has a, b`. */
  readonly reason: string;
}

/** Loads a text. @throws when it cannot be loaded */
export type LoadText = (address: string) => Promise<string>;

/** Names in a sentence; a service may have hundreds. */
const MOST_NAMES = 10;

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

/** `EPSG:25832` in the spellings of services: code, URN with or without version, and URI. */
function isCrs(name: string, crs: string): boolean {
  const code = /EPSG(?:[:/][\d.]*)*[:/](\d+)$/i.exec(name.trim())?.[1];
  return `EPSG:${code}` === crs;
}

/** Every WMS of the map settings, with its key: the layers of the map, and those of the printed sheet. */
export function wmsOf({ wms, sheet }: MapSettings): readonly (readonly [string, WmsSettings])[] {
  const layers = wms.map((layer, index) => [`map.wms.${index}`, layer] as const);
  if (!sheet) return layers;
  const { url, bwLayers, landEstimateLayers, bwLandEstimateLayers } = sheet;
  const names = [sheet.layers, bwLayers, landEstimateLayers, bwLandEstimateLayers];
  return [
    ...layers,
    ['map.sheet', { url, layers: names.filter(Boolean).join(','), styles: '', transparent: false }],
  ];
}

/** Origins from which the browser may load map data: of the services, and the further ones of the configuration. */
export function mapOrigins({ map }: Pick<PortalConfiguration, 'map'>): readonly string[] {
  const addresses = [
    map.baseLayer.capabilitiesUrl,
    ...wmsOf(map).map(([, { url }]) => url),
    ...(map.origins ?? []),
  ];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

async function load(
  loadText: LoadText,
  key: string,
  address: string,
  roots: readonly string[],
): Promise<XmlElement | MapProblem> {
  try {
    const root = readDocument(await loadText(address), roots);
    return (
      root ?? { key, reason: `leads to no capabilities document: ${withoutCredentials(address)}` }
    );
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { key, reason: `cannot be loaded (${cause}): ${withoutCredentials(address)}` };
  }
}

const isProblem = (found: XmlElement | MapProblem): found is MapProblem => 'reason' in found;

/** Where the tiles of a layer are loaded from: by templates (REST), else by key-value pairs. */
function tileAddresses(document: XmlElement, layer: XmlElement): readonly string[] {
  const templates = childrenOf(layer, 'ResourceURL')
    .filter((one) => attributeOf(one, 'resourceType') === 'tile')
    .map((one) => attributeOf(one, 'template'));
  if (templates.length > 0) return templates;
  return elementsAt(document, 'OperationsMetadata', 'Operation')
    .filter((one) => attributeOf(one, 'name') === 'GetTile')
    .flatMap((one) => elementsAt(one, 'DCP', 'HTTP', 'Get'))
    .map((one) => attributeOf(one, 'href'));
}

function originProblems(
  map: MapSettings,
  document: XmlElement,
  layer: XmlElement,
  base: string,
): MapProblem[] {
  const allowed = mapOrigins({ map });
  const origins = tileAddresses(document, layer).flatMap((address) => {
    const { origin } = URL.parse(address.replaceAll(/[{}]/g, ''), base) ?? {};
    return origin ? [origin] : [];
  });
  return [...new Set(origins)]
    .filter((origin) => !allowed.includes(origin))
    .map((origin) => ({
      key: 'map.origins',
      reason: `lacks ${origin}, from which map.baseLayer loads its tiles`,
    }));
}

/** The layer with a name, or the problem that there is none. */
function findTileLayer(document: XmlElement, key: string, name: string): XmlElement | MapProblem {
  const layers = elementsAt(document, 'Contents', 'Layer');
  const names = layers.map((one) => textOf(one, 'Identifier'));
  const reason = `is no layer of the service; it has ${listOf(names)}`;
  return layers.find((one) => textOf(one, 'Identifier') === name) ?? { key, reason };
}

const setsOf = (layer: XmlElement): readonly string[] =>
  elementsAt(layer, 'TileMatrixSetLink', 'TileMatrixSet').map((one) => one.text.trim());

/** The layer for screens with more pixels must be offered as the layer itself is. */
function hidpiProblems(map: MapSettings, document: XmlElement): MapProblem[] {
  const { capabilitiesUrl, hidpiLayer, matrixSet } = map.baseLayer;
  if (hidpiLayer === undefined) return [];
  const key = 'map.baseLayer.hidpiLayer';
  const layer = findTileLayer(document, key, hidpiLayer);
  if (isProblem(layer)) return [layer];
  const sets = setsOf(layer);
  if (sets.includes(matrixSet)) return originProblems(map, document, layer, capabilitiesUrl);
  return [{ key, reason: `is not offered in ${matrixSet}; it has ${listOf(sets)}` }];
}

async function checkBaseLayer(map: MapSettings, loadText: LoadText): Promise<MapProblem[]> {
  const { capabilitiesUrl, layer: layerName, matrixSet } = map.baseLayer;
  const key = 'map.baseLayer';
  const document = await load(loadText, `${key}.capabilitiesUrl`, capabilitiesUrl, [
    'Capabilities',
  ]);
  if (isProblem(document)) return [document];
  const layer = findTileLayer(document, `${key}.layer`, layerName);
  if (isProblem(layer)) return [layer];
  const sets = setsOf(layer);
  if (!sets.includes(matrixSet)) {
    const reason = `is no tile matrix set of the layer; it has ${listOf(sets)}`;
    return [{ key: `${key}.matrixSet`, reason }];
  }
  const set = elementsAt(document, 'Contents', 'TileMatrixSet').find(
    (one) => textOf(one, 'Identifier') === matrixSet,
  );
  const crs = set ? textOf(set, 'SupportedCRS') : '';
  if (!isCrs(crs, map.projection)) {
    return [{ key: `${key}.matrixSet`, reason: `is in ${crs}, not in ${map.projection}` }];
  }
  const problems = originProblems(map, document, layer, capabilitiesUrl);
  return problems.length > 0 ? problems : hidpiProblems(map, document);
}

/** A layer of a WMS with the CRSs and styles that it has or inherits. */
interface OfferedLayer {
  readonly crs: readonly string[];
  readonly styles: readonly string[];
}

/** All layers of a WMS by name; a layer inherits CRSs and styles (OGC 06-042, 7.2.4.8). */
function offeredLayers(
  parent: XmlElement,
  inherited: OfferedLayer = { crs: [], styles: [] },
  found = new Map<string, OfferedLayer>(),
): ReadonlyMap<string, OfferedLayer> {
  for (const layer of childrenOf(parent, 'Layer')) {
    const own: OfferedLayer = {
      crs: [...inherited.crs, ...childrenOf(layer, 'CRS').map((one) => one.text)],
      styles: [
        ...inherited.styles,
        ...elementsAt(layer, 'Style').map((one) => textOf(one, 'Name')),
      ],
    };
    const name = textOf(layer, 'Name');
    if (name) found.set(name, own);
    offeredLayers(layer, own, found);
  }
  return found;
}

function wmsProblems(
  { layers, styles }: WmsSettings,
  crs: string,
  key: string,
  offered: ReadonlyMap<string, OfferedLayer>,
): MapProblem[] {
  const wantedStyles = styles.split(',');
  const count = layers.split(',').length;
  if (styles !== '' && wantedStyles.length !== count) {
    const reason = `has ${wantedStyles.length} of ${count} names: WMS needs one for each layer, empty for its default, such as "${','.repeat(count - 1)}"`;
    return [{ key: `${key}.styles`, reason }];
  }
  return layers.split(',').flatMap((name, index): MapProblem[] => {
    const layer = offered.get(name);
    if (!layer) {
      const names = listOf([...offered.keys()]);
      const reason = `names ${name}, which is no layer of the service; it has ${names}`;
      return [{ key: `${key}.layers`, reason }];
    }
    if (!layer.crs.some((one) => isCrs(one, crs))) {
      return [{ key: `${key}.layers`, reason: `names ${name}, which is not offered in ${crs}` }];
    }
    const style = wantedStyles[index] ?? '';
    if (style === '' || layer.styles.includes(style)) return [];
    return [{ key: `${key}.styles`, reason: `names ${style}, which is no style of ${name}` }];
  });
}

/** Parameters that the portal adds to the address of a WMS. */
const OF_PORTAL: ReadonlySet<string> = new Set([
  'SERVICE',
  'VERSION',
  'REQUEST',
  'FORMAT',
  'TRANSPARENT',
  'LAYERS',
  'STYLES',
  'CRS',
  'BBOX',
  'WIDTH',
  'HEIGHT',
]);

async function checkWms(
  settings: WmsSettings,
  crs: string,
  key: string,
  loadText: LoadText,
): Promise<MapProblem[]> {
  const address = new URL(settings.url);
  const doubled = [...address.searchParams.keys()].filter((name) =>
    OF_PORTAL.has(name.toUpperCase()),
  );
  if (doubled.length > 0) {
    const reason = `contains ${doubled.join(', ')}, which the portal adds: the service would receive it twice`;
    return [{ key: `${key}.url`, reason }];
  }
  const parameters = { SERVICE: 'WMS', VERSION: '1.3.0', REQUEST: 'GetCapabilities' };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const document = await load(loadText, `${key}.url`, address.href, [
    'WMS_Capabilities',
    'WMT_MS_Capabilities',
  ]);
  if (isProblem(document)) return [document];
  const version = attributeOf(document, 'version');
  if (localName(document) !== 'WMS_Capabilities') {
    return [{ key: `${key}.url`, reason: `answers as WMS ${version}; the portal needs 1.3.0` }];
  }
  const [capability] = childrenOf(document, 'Capability');
  return capability ? wmsProblems(settings, crs, key, offeredLayers(capability)) : [];
}

/**
 * Compares the map settings of a state with what its map services offer (DATA-5): a wrong layer or tile matrix set would
 * only be an empty map in the browser.
 */
export async function findMapProblems(
  { map }: Pick<PortalConfiguration, 'map'>,
  loadText: LoadText,
): Promise<readonly MapProblem[]> {
  const found = await Promise.all([
    checkBaseLayer(map, loadText),
    ...wmsOf(map).map(([key, settings]) => checkWms(settings, map.projection, key, loadText)),
  ]);
  return found.flat();
}
