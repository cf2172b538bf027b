import type { Parcel, Position, Ring } from '@portal/api';
import type { PrintArea, UserFormat } from '../model/configuration.ts';
import { boundingBox, centreOf } from './outline.ts';
import type { Box } from './outline.ts';
import { groundSize, ORDERABLE_FORMATS, ORIENTATIONS, SCALES } from './page.ts';

/** The part of a user format that decides how much ground is shown. */
export type PageChoice = Pick<UserFormat, 'format' | 'orientation' | 'scale'>;

/** One micrometre: forgives the rounding of coordinates near 6,000,000 m, and nothing that paper could show. */
const TOLERANCE_M = 1e-6;

/** The ground shown by a page of this choice around a centre (metres, EPSG:25833). */
export function printAreaAround(centre: Position, choice: PageChoice): PrintArea {
  const { width, height } = groundSize(choice);
  const [x, y] = centre;
  const left = x - width / 2;
  const right = x + width / 2;
  const bottom = y - height / 2;
  const top = y + height / 2;
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}

/** The print area centred on the parcel's bounding box; null for an empty geometry. */
export function printArea(parcel: Pick<Parcel, 'geometry'>, choice: PageChoice): PrintArea | null {
  const box = boundingBox(parcel);
  return box && printAreaAround(centreOf(box), choice);
}

/** The print area moved by so many metres to the east and to the north (BEY-5). */
export function movePrintArea(area: PrintArea, dx: number, dy: number): PrintArea {
  const move = ([x, y]: Position): Position => [x + dx, y + dy];
  return [move(area[0]), move(area[1]), move(area[2]), move(area[3]), move(area[4])];
}

/** The box that a ring spans; for a print area, whichever corner it starts with. */
export function boxOf(ring: Ring): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return {
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  };
}

/** The middle of a print area. */
export function printAreaCentre(area: PrintArea): Position {
  return centreOf(boxOf(area));
}

const within = (value: number, min: number, max: number, reach: number): number =>
  Math.min(max + reach, Math.max(min - reach, value));

/**
 * The wanted centre, or the nearest one with which the page still touches the parcel's box: an extract of a parcel
 * must show it, so the print area cannot be moved to other ground.
 */
export function nearestCentre(
  parcel: Pick<Parcel, 'geometry'>,
  choice: PageChoice,
  wanted: Position,
): Position {
  const box = boundingBox(parcel);
  if (!box) return wanted;
  const { width, height } = groundSize(choice);
  return [
    within(wanted[0], box.minX, box.maxX, width / 2),
    within(wanted[1], box.minY, box.maxY, height / 2),
  ];
}

/** Whether every point of the parcel's outline lies on the page (FLOW-5); false for an empty geometry. */
export function parcelFits(parcel: Pick<Parcel, 'geometry'>, area: PrintArea): boolean {
  const outline = boundingBox(parcel);
  if (!outline) return false;
  const page = boxOf(area);
  return (
    outline.minX >= page.minX - TOLERANCE_M &&
    outline.minY >= page.minY - TOLERANCE_M &&
    outline.maxX <= page.maxX + TOLERANCE_M &&
    outline.maxY <= page.maxY + TOLERANCE_M
  );
}

/** Every page that can be ordered, the best proposal first: A4 before A3, then the larger scale, then portrait. */
export const PAGE_CHOICES: readonly PageChoice[] = ORDERABLE_FORMATS.flatMap((format) =>
  SCALES.flatMap((scale) => ORIENTATIONS.map((orientation) => ({ format, scale, orientation }))),
);

function holds(choice: PageChoice, box: Box): boolean {
  const ground = groundSize(choice);
  return (
    box.maxX - box.minX <= ground.width + 2 * TOLERANCE_M &&
    box.maxY - box.minY <= ground.height + 2 * TOLERANCE_M
  );
}

/** The first page of `PAGE_CHOICES` that holds the whole parcel (BEY-9); null when none does. */
export function smallestFitting(parcel: Pick<Parcel, 'geometry'>): PageChoice | null {
  return smallestFittingAll([parcel]);
}

/** The first page of `PAGE_CHOICES` that holds each of these parcels, every one on a page of its own (BEY-7). */
export function smallestFittingAll(
  parcels: readonly Pick<Parcel, 'geometry'>[],
): PageChoice | null {
  const boxes = parcels.map((parcel) => boundingBox(parcel));
  const fits = (choice: PageChoice): boolean =>
    boxes.every((box) => box !== null && holds(choice, box));
  return PAGE_CHOICES.find(fits) ?? null;
}

/**
 * Whether the parcel can be ordered online at all: it fits A3 at 1:5000 in one orientation.
 * If not, the cadastral authority takes the order offline (FLOW-5).
 */
export function fitsAnywhere(parcel: Pick<Parcel, 'geometry'>): boolean {
  return smallestFitting(parcel) !== null;
}
