import type { Parcel, Position, Ring } from '@portal/api';
import type { PrintArea, UserFormat } from '../../draft/model/configuration.ts';
import { boundingBox, centreOf } from './outline.ts';
import type { Box } from './outline.ts';
import { groundSize, ORDERABLE_FORMATS, ORIENTATIONS, SCALES } from './page.ts';

/** The part of a user format that determines the size of the print area. */
export type PageChoice = Pick<UserFormat, 'format' | 'orientation' | 'scale'>;

/** One micrometre: floating-point rounding of coordinates near 6,000,000 m. */
const TOLERANCE_M = 1e-6;

/** The print area around a centre, in metres, in the CRS of the state. */
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

/** The print area centred on the bounding box of the parcel, in metres; null for an empty geometry. */
export function printArea(parcel: Pick<Parcel, 'geometry'>, choice: PageChoice): PrintArea | null {
  const box = boundingBox(parcel);
  return box && printAreaAround(centreOf(box), choice);
}

/** Moves the print area by metres to the east (`dx`) and to the north (`dy`) (BEY-5). */
export function movePrintArea(area: PrintArea, dx: number, dy: number): PrintArea {
  const move = ([x, y]: Position): Position => [x + dx, y + dy];
  return [move(area[0]), move(area[1]), move(area[2]), move(area[3]), move(area[4])];
}

/** The bounding box of a ring, in metres. */
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

/** The centre of a print area. */
export function printAreaCentre(area: PrintArea): Position {
  return centreOf(boxOf(area));
}

const clamp = (value: number, min: number, max: number, margin: number): number =>
  Math.min(max + margin, Math.max(min - margin, value));

/**
 * The requested centre, or the nearest one at which the print area still touches the bounding box of the parcel: an
 * extract must show its parcel.
 */
export function nearestCentre(
  parcel: Pick<Parcel, 'geometry'>,
  choice: PageChoice,
  requested: Position,
): Position {
  const box = boundingBox(parcel);
  if (!box) return requested;
  const { width, height } = groundSize(choice);
  return [
    clamp(requested[0], box.minX, box.maxX, width / 2),
    clamp(requested[1], box.minY, box.maxY, height / 2),
  ];
}

/** Whether the whole parcel is within the print area (FLOW-5); false for an empty geometry. */
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

/** All pages that can be ordered, in order of preference: A4 before A3, then larger scales, then portrait. */
export const PAGE_CHOICES: readonly PageChoice[] = ORDERABLE_FORMATS.flatMap((format) =>
  SCALES.flatMap((scale) => ORIENTATIONS.map((orientation) => ({ format, scale, orientation }))),
);

function pageContains(choice: PageChoice, box: Box): boolean {
  const ground = groundSize(choice);
  return (
    box.maxX - box.minX <= ground.width + 2 * TOLERANCE_M &&
    box.maxY - box.minY <= ground.height + 2 * TOLERANCE_M
  );
}

/** The first of `PAGE_CHOICES` that contains the whole parcel (BEY-9); null if there is none. */
export function smallestFittingPage(parcel: Pick<Parcel, 'geometry'>): PageChoice | null {
  return smallestPageFittingAll([parcel]);
}

/** The first of `PAGE_CHOICES` that is large enough for each of these parcels on its own (BEY-7); null if none is. */
export function smallestPageFittingAll(
  parcels: readonly Pick<Parcel, 'geometry'>[],
): PageChoice | null {
  const boxes = parcels.map((parcel) => boundingBox(parcel));
  const fits = (choice: PageChoice): boolean =>
    boxes.every((box) => box !== null && pageContains(choice, box));
  return PAGE_CHOICES.find(fits) ?? null;
}

/**
 * Whether the parcel fits any page, at most A3 at 1:5000. If not, it can be ordered at the cadastral authority only
 * (FLOW-5).
 */
export function fitsAnyPage(parcel: Pick<Parcel, 'geometry'>): boolean {
  return smallestFittingPage(parcel) !== null;
}
