import type { XmlElement } from '@rgrove/parse-xml';
import type { SourceFeature } from '../features.ts';
import { attributeOf, childElements, childrenOf, localName } from '../xml.ts';
import { arcOver, circleAround, circleOf, type Pair } from '../arcs.ts';

/** A geometry that the portal does not read; the name of its element is the type of the geometry. */
class UnreadGeometry extends Error {}

const numbersOf = (text: string): readonly number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

/** Coordinates of each position: of the nearest element that says so, else 2. */
const dimensionOf = (element: XmlElement, inherited: number): number =>
  Number(attributeOf(element, 'srsDimension')) || inherited;

function pairsOf(element: XmlElement, inherited: number): readonly Pair[] {
  const dimension = dimensionOf(element, inherited);
  const pairs: Pair[] = [];
  for (const child of childElements(element)) {
    const name = localName(child);
    if (name === 'posList' || name === 'coordinates') {
      const size = dimensionOf(child, dimension);
      const numbers = numbersOf(child.text);
      for (let index = 0; index + size <= numbers.length; index += size) {
        pairs.push([numbers[index] ?? NaN, numbers[index + 1] ?? NaN]);
      }
    } else if (name === 'pos') {
      const [x = NaN, y = NaN] = numbersOf(child.text);
      pairs.push([x, y]);
    } else if (name === 'pointProperty' || name === 'pointRep') {
      for (const point of childrenOf(child, 'Point')) pairs.push(...pairsOf(point, dimension));
    }
  }
  return pairs;
}

/** Arcs over every second position (ArcString), as one line. */
function arcString(pairs: readonly Pair[]): readonly Pair[] {
  const [first] = pairs;
  if (!first || pairs.length % 2 === 0) throw new UnreadGeometry('ArcString');
  const line: Pair[] = [first];
  for (let index = 2; index < pairs.length; index += 2) {
    const [from, over, to] = [pairs[index - 2], pairs[index - 1], pairs[index]];
    if (from && over && to) line.push(...arcOver(from, over, to));
  }
  return line;
}

function segmentLine(segment: XmlElement, dimension: number): readonly Pair[] {
  const pairs = pairsOf(segment, dimension);
  const [a, b, c] = pairs;
  switch (localName(segment)) {
    case 'LineStringSegment':
    case 'GeodesicString':
      return pairs;
    case 'Arc':
    case 'ArcString':
      return arcString(pairs);
    case 'Circle':
      if (a && b && c) return circleOf(a, b, c);
      break;
    case 'CircleByCenterPoint': {
      const radius = Number(childrenOf(segment, 'radius')[0]?.text);
      if (a && radius > 0) return circleAround(a, radius);
      break;
    }
  }
  throw new UnreadGeometry(localName(segment));
}

/** The positions of a curve, whose parts meet. */
function curveLine(curve: XmlElement, inherited: number): readonly Pair[] {
  const dimension = dimensionOf(curve, inherited);
  switch (localName(curve)) {
    case 'LineString':
    case 'LinearRing':
      return pairsOf(curve, dimension);
    case 'Curve':
      return joined(childrenOf(curve, 'segments').flatMap(childElements), (one) =>
        segmentLine(one, dimension),
      );
    case 'Ring':
    case 'CompositeCurve':
      return joined(childrenOf(curve, 'curveMember').flatMap(childElements), (one) =>
        curveLine(one, dimension),
      );
    default:
      throw new UnreadGeometry(localName(curve));
  }
}

function joined(
  parts: readonly XmlElement[],
  lineOf: (part: XmlElement) => readonly Pair[],
): readonly Pair[] {
  const line: Pair[] = [];
  for (const part of parts) {
    for (const pair of lineOf(part)) {
      const last = line.at(-1);
      if (last?.[0] !== pair[0] || last[1] !== pair[1]) line.push(pair);
    }
  }
  return line;
}

const SURFACES = new Set(['Polygon', 'PolygonPatch', 'Rectangle']);
const CONTAINERS = new Set([
  'MultiSurface',
  'CompositeSurface',
  'MultiPolygon',
  'Surface',
  'PolyhedralSurface',
  'MultiGeometry',
]);
const MEMBERS = new Set([
  'surfaceMember',
  'surfaceMembers',
  'polygonMember',
  'geometryMember',
  'patches',
  'polygonPatches',
]);

/** The polygons of a surface: rings of positions, the outer one first. */
function polygonsOf(element: XmlElement, inherited: number): readonly (readonly Pair[])[][] {
  const name = localName(element);
  const dimension = dimensionOf(element, inherited);
  if (SURFACES.has(name)) {
    const rings = ['exterior', 'interior'].flatMap((part) =>
      childrenOf(element, part).flatMap(childElements),
    );
    return [rings.map((ring) => curveLine(ring, dimension))];
  }
  if (!CONTAINERS.has(name)) throw new UnreadGeometry(name);
  return childElements(element)
    .filter((one) => MEMBERS.has(localName(one)))
    .flatMap((member) => childElements(member))
    .flatMap((inner) => polygonsOf(inner, dimension));
}

/** A geometry as GeoJSON, with its coordinates in the order of the service. */
function geometryOf(element: XmlElement): SourceFeature['geometry'] {
  const name = localName(element);
  try {
    if (name === 'Point') {
      return { type: 'Point', coordinates: pairsOf(element, 2)[0] };
    }
    return { type: 'MultiPolygon', coordinates: polygonsOf(element, 2) };
  } catch (error) {
    if (!(error instanceof UnreadGeometry)) throw error;
    return { type: error.message };
  }
}

/** Whether an element is a geometry of GML; a property contains one. */
const isGeometry = (element: XmlElement): boolean =>
  ['Point', 'LineString', 'Curve', 'MultiCurve', 'MultiPoint', 'Tin'].includes(
    localName(element),
  ) ||
  SURFACES.has(localName(element)) ||
  CONTAINERS.has(localName(element));

/** A feature with its name of the CRS; null when its geometry names none. */
export interface GmlFeature {
  readonly feature: SourceFeature;
  readonly srsName: string | null;
}

function srsNameOf(element: XmlElement): string | null {
  const own = attributeOf(element, 'srsName');
  if (own !== '') return own;
  for (const child of childElements(element)) {
    const inner = srsNameOf(child);
    if (inner !== null) return inner;
  }
  return null;
}

/** A feature of a WFS (GML 3.2, simple features): texts by the local names of their elements, and the first geometry. */
export function featureOf(element: XmlElement): GmlFeature {
  const properties: Record<string, unknown> = {};
  let geometry: XmlElement | null = null;
  for (const child of childElements(element)) {
    const name = localName(child);
    const inner = childElements(child);
    const [first] = inner;
    if (name === 'boundedBy') continue;
    if (first && isGeometry(first)) geometry ??= first;
    else if (inner.length === 0) {
      const known = properties[name];
      const text = child.text.trim();
      if (known === undefined) properties[name] = text;
      else properties[name] = [...(Array.isArray(known) ? known : [known]), text];
    }
  }
  const id = attributeOf(element, 'id');
  return {
    feature: {
      ...(id === '' ? {} : { id }),
      properties,
      geometry: geometry && geometryOf(geometry),
    },
    srsName: geometry && srsNameOf(geometry),
  };
}
