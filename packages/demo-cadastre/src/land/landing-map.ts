import { hatching } from './hatching.ts';
import { boxesIntersect, isCorner } from './geometry.ts';
import type { Box, Land, LandParcel, Position, Ring, Street } from './model.ts';
import { formatParcelNumber } from './parcel-numbers.ts';

/** Pixels of the drawing and per metre of ground. */
const WIDTH = 1280;
const HEIGHT = 520;
const PIXELS_PER_METRE = 2.5;
/** Pixels around the picture where outlines are clipped. */
const MARGIN = 12;
/**
 * Preferred position of the highlighted parcel, as shares of width and height: the portal writes on the left half of the picture, and
 * shows a phone what is around this point.
 */
const FOCUS = [0.6, 0.6] as const;
/** Metres between the crosses of the grid. */
const GRID = 50;
/** Length of the scale bar in metres. */
const SCALE_BAR = 30;
/** Pixels between the lines that hatch the highlighted parcel. */
const HATCHING = 7;
/** Most names of streets, the pixels that a letter of them takes, and the metres that a street with a name is wide. */
const NAMES = 7;
const LETTER = 9.5;
const WIDE = 8;

type Point = readonly [number, number];

/**
 * The landing page's drawing: parcels of the demo state along one street, one of them highlighted, and a symbol with north arrow and
 * scale bar. An SVG coloured by the variables of the theme; decorative.
 */
export function drawLandingMap(land: Land, streetName: string): string {
  const street = land.streets.find(({ name }) => name === streetName);
  if (street === undefined) throw new RangeError(`There is no street ${streetName}`);
  const box = busiestView(land, street);
  const place = ([x, y]: Position): Point => [
    (x - box[0]) * PIXELS_PER_METRE,
    (box[3] - y) * PIXELS_PER_METRE,
  ];
  const parcels = land.parcelsIn(box);
  const outlines = (list: readonly LandParcel[]) =>
    list
      .flatMap(({ polygons }) => polygons.flat().map((ring) => pathOf(clip(ring.map(place)))))
      .join('');
  const chosen = nearestTo(parcels, [FOCUS[0] * WIDTH, FOCUS[1] * HEIGHT], place, land);
  const buildings = land.buildingsIn(box).map(({ outline }) => pathOf(outline.slice(1).map(place)));
  const streets = parcels.filter(({ use }) => use === 'street');
  const water = parcels.filter(({ use }) => use === 'water');
  const lots = parcels.filter(({ use }) => use === 'residential' || use === 'public');
  const waterPath =
    water.length > 0 ? `<path fill="${color('map-water')}" d="${outlines(water)}"/>\n` : '';
  return `<svg id="landing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
<path fill="${color('map-ground')}" d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>
${waterPath}<path fill="${color('map-street')}" d="${outlines(streets)}"/>
<path fill="${color('map-building')}" stroke="${color('map-boundary')}" stroke-width=".7" d="${buildings.join('')}"/>
<path fill="none" stroke="${color('map-boundary')}" d="${outlines(parcels.filter(({ use }) => use !== 'street'))}"/>
<path fill="none" stroke="${color('map-text')}" stroke-width="1.4" d="${outlines(streets)}"/>
<path fill="none" stroke="${color('map-boundary')}" stroke-opacity=".7" d="${crosses(box, place)}"/>
<defs><path id="landing-map-stones" d="${stones(lots, place)}"/></defs>
<use href="#landing-map-stones" fill="none" stroke="${color('map-boundary')}" stroke-width="5" stroke-linecap="round"/>
<use href="#landing-map-stones" fill="none" stroke="${color('map-street')}" stroke-width="3" stroke-linecap="round"/>
<g fill="${color('map-text')}" font-family="var(--portal-font-mono,monospace)" font-size="11.5" text-anchor="middle">
${lots
  .filter((parcel) => parcel !== chosen && parcel.area > 60)
  .flatMap((parcel) => number(parcel, place))
  .join('\n')}
</g>
<path fill="none" stroke="${color('parcel')}" stroke-opacity=".45" d="${hatching(
    chosen.polygons.map(([outer = []]) => outer.map(place)),
    HATCHING,
  )}"/>
<path fill="${color('parcel')}" fill-opacity=".16" stroke="${color('parcel')}" stroke-width="3.5" stroke-linejoin="round" d="${outlines([chosen])}"/>
<g fill="${color('parcel')}" stroke="${color('map-ground')}" stroke-width="3" paint-order="stroke" font-family="var(--portal-font-mono,monospace)" font-size="13.5" font-weight="700" text-anchor="middle">${number(chosen, place).join('')}</g>
<g fill="${color('map-text')}" font-size="14" letter-spacing="1.6" text-anchor="middle">
${names(land, box, place).join('\n')}
</g>
${SCALE}
</svg>
`;
}

function color(role: string): string {
  return `var(--portal-color-${role})`;
}

/** The bounding box along the street that contains most of its houses. */
function busiestView(land: Land, street: Street): Box {
  const [reachX, reachY] = [WIDTH / PIXELS_PER_METRE / 2, HEIGHT / PIXELS_PER_METRE / 2];
  const houses = land.addresses.filter(
    (entry) => entry.street === street.name && entry.city === street.city,
  );
  let best: Box | null = null;
  let most = -1;
  for (const [x, y] of street.axis) {
    const box: Box = [x - reachX, y - reachY, x + reachX, y + reachY];
    const count = houses.filter(({ position }) =>
      boxesIntersect([...position, ...position], box),
    ).length;
    if (count > most) [best, most] = [box, count];
  }
  if (best === null) throw new RangeError('The street has no line');
  return best;
}

function nearestTo(
  parcels: readonly LandParcel[],
  [x, y]: Point,
  place: (position: Position) => Point,
  land: Land,
): LandParcel {
  const built = new Set(land.addresses.map(({ parcelId }) => parcelId));
  const distance = ({ labelPoint }: LandParcel): number => {
    const [left, top] = place(labelPoint);
    return Math.hypot(left - x, (top - y) * 2);
  };
  const [nearest] = parcels
    .filter(({ id, use, area }) => use === 'residential' && area > 600 && built.has(id))
    .toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new RangeError('The view has no house lot');
  return nearest;
}

function number(parcel: LandParcel, place: (position: Position) => Point): string[] {
  const [x, y] = place(parcel.labelPoint);
  if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return [];
  return [
    `<text x="${Math.round(x)}" y="${Math.round(y + 4)}">${formatParcelNumber(parcel)}</text>`,
  ];
}

/** Dots at the corners of lots; a line of length 0 with round caps is drawn as a dot. */
function stones(lots: readonly LandParcel[], place: (position: Position) => Point): string {
  const dots = new Set<string>();
  const corners = (ring: Ring): void => {
    for (let index = 1; index < ring.length; index += 1) {
      const [before, here, after] = [ring[index - 1], ring[index], ring[index + 1] ?? ring[1]];
      if (!before || !here || !after) continue;
      const [x, y] = place(here);
      const isVisible = x > -4 && x < WIDTH + 4 && y > -4 && y < HEIGHT + 4;
      if (isVisible && isCorner(before, here, after))
        dots.add(`M${Math.round(x)} ${Math.round(y)}h0`);
    }
  };
  for (const { polygons } of lots) polygons.flat().forEach(corners);
  return [...dots].join('');
}

/** Crosses at round coordinates. */
function crosses([left, bottom, right, top]: Box, place: (position: Position) => Point): string {
  const found: string[] = [];
  for (let x = Math.ceil(left / GRID) * GRID; x < right; x += GRID) {
    for (let y = Math.ceil(bottom / GRID) * GRID; y < top; y += GRID) {
      const [atX, atY] = place([x, y]).map(Math.round);
      found.push(`M${(atX ?? 0) - 5} ${atY}h10m-5-5v10`);
    }
  }
  return found.join('');
}

/** North arrow and scale bar, at the lower right corner of a picture of the same size. */
const SCALE = `<symbol id="landing-scale" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice">
<path fill="${color('paper')}" d="M${WIDTH - 172} ${HEIGHT - 32}h172v32h-172z"/>
<path fill="${color('ink')}" d="M${WIDTH - 152} ${HEIGHT - 6}l6-21v17z"/>
<path fill="none" stroke="${color('ink')}" stroke-width="1.2" d="M${WIDTH - 146} ${HEIGHT - 27}l6 21-6-4M${WIDTH - 126} ${HEIGHT - 17}v7h${SCALE_BAR * PIXELS_PER_METRE}v-7"/>
<text fill="${color('ink')}" font-size="15" x="${WIDTH - 42}" y="${HEIGHT - 10}">${SCALE_BAR} m</text>
</symbol>`;

/** The part of a street within the picture, from left to right. */
function visibleAxis(street: Street, place: (position: Position) => Point): Point[] {
  const axis = street.axis.map(place).filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
  const [first, last] = [axis[0], axis.at(-1)];
  return first && last && first[0] > last[0] ? axis.toReversed() : axis;
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** The names of the streets that have space for them, each along its line. */
function names(land: Land, box: Box, place: (position: Position) => Point): string[] {
  return land.streets
    .filter((street) => street.width >= WIDE && boxesIntersect(street.box, box))
    .map((street) => ({ name: street.name, axis: visibleAxis(street, place) }))
    .filter(({ name, axis }) => lengthOf(axis) > name.length * LETTER + 40)
    .toSorted((a, b) => lengthOf(b.axis) - lengthOf(a.axis))
    .slice(0, NAMES)
    .map(({ name, axis }, index) => {
      const d = axis.map(
        ([x, y], at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`,
      );
      return `<path id="landing-map-street-${index}" fill="none" d="${d.join('')}"/><text dy="4.5"><textPath href="#landing-map-street-${index}" startOffset="${index === 0 ? 60 : 50}%">${name}</textPath></text>`;
    });
}

/** A closed path of relative half-pixel steps, which is the shortest notation. */
function pathOf(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = points.flatMap(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x * 2), Math.round(y * 2)];
    const [moveX, moveY] = [(nextX - lastX) / 2, (nextY - lastY) / 2];
    [lastX, lastY] = [nextX, nextY];
    if (index > 0 && moveX === 0 && moveY === 0) return [];
    return [index === 0 ? `M${moveX} ${moveY}l` : `${short(moveX)} ${short(moveY)}`];
  });
  // A minus sign also separates numbers.
  return steps.length > 2 ? `${steps[0]}${steps.slice(1).join(' ')}z`.replaceAll(' -', '-') : '';
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** Clips a ring at the margin around the picture (Sutherland–Hodgman). */
function clip(ring: readonly Point[]): Point[] {
  const sides: readonly ((point: Point) => number)[] = [
    ([x]) => x + MARGIN,
    ([x]) => WIDTH + MARGIN - x,
    ([, y]) => y + MARGIN,
    ([, y]) => HEIGHT + MARGIN - y,
  ];
  return sides.reduce<Point[]>((points, inside) => {
    return points.flatMap((point, index) => {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      const [here, there] = [inside(point), inside(before)];
      const visible: Point[] = here >= 0 ? [point] : [];
      if (here * there >= 0) return visible;
      const share = there / (there - here);
      const cut: Point = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      return [cut, ...visible];
    });
  }, ring.slice(1));
}
