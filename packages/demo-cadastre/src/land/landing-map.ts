import { boxesIntersect, isCorner } from './geometry.ts';
import type { Box, Land, LandParcel, Position, Ring, Street } from './model.ts';
import { formatParcelNumber } from './parcel-numbers.ts';

/** Pixels of the drawing and per metre of ground. */
const WIDTH = 1280;
const HEIGHT = 320;
const PIXELS_PER_METRE = 2.5;
/** Pixels around the picture where outlines are clipped. */
const MARGIN = 12;
/** Preferred position of the highlighted parcel, as shares of width and height. */
const FOCUS = [0.44, 0.36] as const;

type Point = readonly [number, number];

/**
 * The landing page's drawing: parcels of the demo state along one street, one of them highlighted. An SVG
 * coloured by the variables of the theme; decorative.
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
<defs><path id="landing-map-stones" d="${stones(lots, place)}"/></defs>
<use href="#landing-map-stones" fill="none" stroke="${color('map-boundary')}" stroke-width="5" stroke-linecap="round"/>
<use href="#landing-map-stones" fill="none" stroke="${color('map-street')}" stroke-width="3" stroke-linecap="round"/>
<g fill="${color('map-text')}" font-family="var(--portal-font-mono,monospace)" font-size="11.5" text-anchor="middle">
${lots
  .filter((parcel) => parcel !== chosen && parcel.area > 60)
  .flatMap((parcel) => number(parcel, place))
  .join('\n')}
</g>
<path fill="${color('parcel')}" fill-opacity=".18" stroke="${color('parcel')}" stroke-width="3" stroke-linejoin="round" d="${outlines([chosen])}"/>
<g fill="${color('parcel')}" font-family="var(--portal-font-mono,monospace)" font-size="12.5" font-weight="700" text-anchor="middle">${number(chosen, place).join('')}</g>
${nameAlong(street, place)}
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

function nameAlong(street: Street, place: (position: Position) => Point): string {
  const line = street.axis.map(place).filter(([x]) => x > WIDTH * 0.5 && x < WIDTH * 0.8);
  const d = line.map(
    ([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y + 4.5)}`,
  );
  return `<path id="landing-map-street" fill="none" d="${d.join('')}"/>
<text fill="${color('map-text')}" font-size="14" letter-spacing="1.6" text-anchor="middle"><textPath href="#landing-map-street" startOffset="50%">${street.name}</textPath></text>`;
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
