import type { XmlElement } from '@rgrove/parse-xml';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionName } from '../../config/cadastre-mapping.ts';
import type { CadastreSettings, SourceCollection } from '../../config/cadastre-settings.ts';
import { ExternalSystemError } from '../../errors.ts';
import { conversion, type ToTargetCrs, transformed } from '../coordinates.ts';
import { nameOf } from '../feature-refusals.ts';
import { identityOf, nextPage, send, textOf, withRetries } from '../feature-requests.ts';
import type { FeaturePage, SourceFeature } from '../features.ts';
import { attributeOf, childElements, elementsAt, localName, readDocument } from '../xml.ts';
import { type Capabilities, capabilitiesOf, crsNumberOf, crsOf, typeOf } from './capabilities.ts';
import { featureOf, type GmlFeature } from './gml.ts';

/** GML is larger than GeoJSON, and read at once: pages are smaller. */
const MAX_PAGE = 1000;

const ACCEPT = 'application/gml+xml; version=3.2, application/xml, text/xml';

type Extent = NonNullable<CadastreSettings['rules']['extent']>;

/** The sentence of an exception report; its codes are those of the standard. */
function exceptionOf(root: XmlElement): string {
  const [exception] = elementsAt(root, 'Exception');
  const code = exception ? attributeOf(exception, 'exceptionCode') : '';
  return /^\w{1,60}$/.test(code) ? code : 'an exception without a code';
}

/** The root of an answer. @throws ExternalSystemError for an exception report or another document */
function rootOf(text: string, name: string, address: URL): XmlElement {
  const root = readDocument(text, [name, 'ExceptionReport']);
  if (!root) {
    throw new ExternalSystemError(`${nameOf(address)} did not answer with a ${name}.`, 200);
  }
  if (localName(root) === name) return root;
  throw new ExternalSystemError(`${nameOf(address)} answered ${exceptionOf(root)}.`, 400);
}

/** The number of features; null when it is `unknown` or missing. */
function matchedOf(root: XmlElement): number | null {
  const text = attributeOf(root, 'numberMatched');
  return /^\d+$/.test(text) ? Number(text) : null;
}

const membersOf = (root: XmlElement): readonly XmlElement[] =>
  childElements(root)
    .filter((one) => ['member', 'featureMember', 'featureMembers'].includes(localName(one)))
    .flatMap(childElements);

/** The first position in nested lists. */
function firstPosition(coordinates: unknown): readonly [number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [x, y]: unknown[] = coordinates;
  if (typeof x === 'number' && typeof y === 'number') return [x, y];
  for (const inner of coordinates) {
    const found = firstPosition(inner);
    if (found) return found;
  }
  return null;
}

const within = ([x, y]: readonly [number, number], [left, bottom, right, top]: Extent): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/**
 * The order of the axes, which services choose themselves whatever their CRS says: swapped when only that lies in the extent of
 * the state. Without an extent, degrees by the definition of EPSG have the latitude first.
 */
function withAxes(
  features: readonly SourceFeature[],
  toTarget: ToTargetCrs,
  extent: Extent | null,
  srsName: string,
): ToTargetCrs {
  const swapped: ToTargetCrs = (x, y) => toTarget(y, x);
  const isGeographic =
    ['4326', '4258'].includes(crsNumberOf(srsName)) && /urn:|\/def\//.test(srsName);
  if (extent !== null) {
    for (const { geometry } of features) {
      const position = firstPosition(geometry?.coordinates);
      if (!position) continue;
      const [isRight, isSwapped] = [toTarget(...position), swapped(...position)].map((one) =>
        within(one, extent),
      );
      if (isRight !== isSwapped) return isSwapped ? swapped : toTarget;
    }
  }
  return isGeographic ? swapped : toTarget;
}

/** The address of a request with its parameters. */
function addressOf(
  { address, query }: SourceCollection,
  parameters: Readonly<Record<string, string>>,
): URL {
  const url = new URL(address);
  const all = { service: 'WFS', version: '2.0.0', ...query, ...parameters };
  for (const [key, value] of Object.entries(all)) url.searchParams.set(key, value);
  return url;
}

/** A WFS 2.0 with GML 3.2, such as "ALKIS vereinfacht" of the AdV (REAL-7). */
export function wfsPages(settings: CadastreSettings, retryMs: readonly number[]) {
  const { headers, pageSize, rules } = settings;
  const target = `EPSG:${crsNumberOf(settings.crs)}`;
  const known = new Map<string, Promise<Capabilities>>();

  const documentAt = (
    address: URL,
    root: string,
    name: CollectionName,
    collection: SourceCollection,
  ): Promise<XmlElement> =>
    withRetries(async () => {
      const response = await send(address, headers, name, collection, ACCEPT);
      return rootOf(await textOf(response, address), root, address);
    }, retryMs);

  const capabilities = (name: CollectionName, collection: SourceCollection) => {
    const address = addressOf(collection, { request: 'GetCapabilities' });
    const found =
      known.get(address.href) ??
      documentAt(address, 'WFS_Capabilities', name, collection).then(capabilitiesOf);
    known.set(address.href, found);
    found.catch(() => known.delete(address.href));
    return found;
  };

  /** How coordinates of a page become those of the state. */
  const converted = async (
    features: readonly GmlFeature[],
    requested: string,
    place: string,
  ): Promise<ToTargetCrs> => {
    const named = features.find(({ srsName }) => srsName !== null)?.srsName ?? requested;
    const toTarget = await conversion(crsNumberOf(named), target);
    if (!toTarget) {
      throw new ExternalSystemError(
        `${place} answered with coordinates in ${named}, not ${requested}.`,
        200,
      );
    }
    return withAxes(
      features.map(({ feature }) => feature),
      toTarget,
      rules.extent,
      named,
    );
  };

  return async function* pages(
    name: CollectionName,
    collection: SourceCollection,
  ): AsyncGenerator<FeaturePage> {
    const place = nameOf(new URL(collection.address));
    const type = typeOf(await capabilities(name, collection), collection.id, place);
    const { crsParameter } = collection;
    const isOwn = crsParameter === settings.crs;
    const srsName = isOwn ? crsOf(type, target, place) : crsParameter;
    const count = Math.min(pageSize, MAX_PAGE);
    const start = addressOf(collection, {
      request: 'GetFeature',
      typeNames: type.name,
      count: String(count),
      ...(srsName === null ? {} : { srsName }),
    });
    let toTarget: ToTargetCrs | null = null;
    let previous = '';
    let total = 0;
    for (let address = start; ; ) {
      const root = await documentAt(address, 'FeatureCollection', name, collection);
      const read = membersOf(root).map(featureOf);
      const matched = matchedOf(root);
      const first = identityOf(read[0]?.feature);
      if (read.length > 0 && first === previous) {
        throw new ExternalSystemError(`${place} answers every startIndex with the same page.`, 200);
      }
      previous = first;
      toTarget ??= read.some(({ feature }) => feature.geometry !== null)
        ? await converted(read, srsName ?? settings.crs, place)
        : null;
      const convert = toTarget;
      const features = read.map(({ feature }) =>
        convert && feature.geometry
          ? {
              ...feature,
              geometry: {
                ...feature.geometry,
                coordinates: transformed(feature.geometry.coordinates, convert),
              },
            }
          : feature,
      );
      total += features.length;
      yield { features, matched };
      const next = attributeOf(root, 'next');
      const isAll = matched !== null && total >= matched;
      if (features.length === 0 || (next === '' && isAll)) return;
      if (next === '') {
        address = new URL(start);
        address.searchParams.set('startIndex', String(total));
      } else address = nextPage(next, address);
      await nextTurn();
    }
  };
}
