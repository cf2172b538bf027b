import type { PagePoint, TextStyle } from '@portal/tagged-pdf';
import { polygonContains } from '../../land/geometry.ts';
import type { LandParcel } from '../../land/model.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { type DistrictPiece, districtPieces } from './district-pieces.ts';
import { boxAt, lineCrosses } from './label-box.ts';
import type { LabelPlacer } from './label-placement.ts';
import { CLEARANCE, type LabelText, type PlacedLabel, sizeOf } from './placed-label.ts';
import { obstaclesOf, placePointed, reserveStarts } from './pointers.ts';
import { directionOf, type PageRing, type SheetPart } from './sheet-parts.ts';
import type { MapDrawing } from './map-drawing.ts';

/** Distance of the candidates for a name in millimetres. */
const STEP = 4;

/** Points of a name: the largest that fits is taken; and of a name beside its section. */
const SIZES = [9, 7.5, 6.5] as const;
const POINTED_SIZE = 7;

/** A name beside its section has a pointer line that is seen: its least length in millimetres. */
export const POINTER = 4;

/** Cost of the lines that the only name of a subdistrict may cover: one boundary of two parcels, or two. */
const MOST_LINES = 8;

/** A section of so few parts on the sheet may be a road: its name may follow it. */
const FEW_PARTS = 2;

/** Candidates that are compared where each of them covers a line or a building. */
const MOST_COMPARED = 120;

/** The sections and subdistricts of which a sheet shows a part, as the texts of their names on the map. */
export function districtsOnSheet(map: MapDrawing): ReadonlyMap<string, LabelText> {
  const parcels = new Map(map.parts.map(({ parcel }) => [districtKeyOf(parcel), parcel]));
  return new Map(
    [...parcels]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, parcel]) => [key, { lines: linesOf(map, parcel) }]),
  );
}

/** Subdistrict and section; without the subdistrict where a sheet shows one only. */
function linesOf({ land, parts }: MapDrawing, { subdistrictId, section }: LandParcel): string[] {
  const isOnly = parts.every(({ parcel }) => parcel.subdistrictId === subdistrictId);
  const name = land.subdistricts.find(({ id }) => id === subdistrictId)?.name ?? subdistrictId;
  return [
    ...(isOnly && section !== null ? [] : [`Gemarkung ${name}`]),
    ...(section === null ? [] : [`Flur ${section}`]),
  ];
}

/** A subdistrict on the sheet whose sections get their names. */
interface Subdistrict {
  readonly sections: readonly DistrictPiece[];
  readonly named: Set<DistrictPiece>;
  /** Whether one of its names has the subdistrict. */
  isNamed: boolean;
}

/**
 * Names the sections and subdistricts of a sheet (PAGE-7): each on its own ground, on each piece that others divide; a
 * subdistrict once at least, each of its sections. First where a name covers nothing, before the numbers of parcels
 * have their places; the others after them.
 */
export class DistrictNames {
  readonly #map: MapDrawing;
  readonly #places: LabelPlacer;
  readonly #boundaries: readonly PageRing[];
  readonly #subdistricts: readonly Subdistrict[];

  constructor(map: MapDrawing, places: LabelPlacer) {
    this.#map = map;
    this.#places = places;
    this.#boundaries = map.boundaries.map(({ line }) => line);
    this.#subdistricts = districtPieces(map).map((sections) => {
      const [first] = sections;
      const isNamed = first !== undefined && linesOf(map, first.parcel).length === 1;
      return { sections, named: new Set(), isNamed: isNamed && first.parcel.section !== null };
    });
  }

  /** Places names where they cover no number and no building, and hardly a line. */
  placeClear(): PlacedLabel[] {
    return this.#subdistricts.flatMap((subdistrict) =>
      subdistrict.sections.flatMap((piece) => {
        const lines = linesOf(this.#map, piece.parcel);
        const whole =
          this.#clear(piece, { lines }) ??
          (subdistrict.isNamed ? null : this.#clear(piece, { lines }, MOST_LINES));
        subdistrict.isNamed ||= whole !== null;
        // Where both lines do not fit, the section alone may.
        const label = whole ?? this.#clear(piece, { lines: lines.slice(-1) });
        if (!label) return [];
        subdistrict.named.add(piece);
        return [label];
      }),
    );
  }

  /** Places the other names: over lines and buildings, or beside their section with a pointer line. */
  placeOthers(): PlacedLabel[] {
    return this.#subdistricts.flatMap(({ sections, named, isNamed }) =>
      sections.flatMap((piece, index) => {
        const lines = linesOf(this.#map, piece.parcel);
        // The largest section names the subdistrict if none does.
        const first = index === 0 && !isNamed ? 0 : lines.length - 1;
        const end = named.has(piece) ? lines.length - 1 : lines.length;
        const text: LabelText = { lines: lines.slice(first, end) };
        if (text.lines.length === 0) return [];
        const label = this.#covering(piece, text) ?? this.#pointed(piece, text);
        return label ? [label] : [];
      }),
    );
  }

  #style(size: number): TextStyle {
    return { size, weight: 'bold', color: this.#map.palette.district };
  }

  /** The place nearest to a boundary where a name covers obstacles of this cost at most. */
  #clear(piece: DistrictPiece, text: LabelText, cost = 0): PlacedLabel | null {
    const { pdf, parts, isOrdered } = this.#map;
    const style = this.#style(SIZES[0]);
    const size = sizeOf(pdf, text, style);
    const lines = this.#boundaries;
    const candidates = piece.parts
      .filter(({ parcel }) => !isOrdered(parcel))
      .flatMap((part) => pointsIn(part, STEP))
      .map((at) => ({ at, away: lines.length > 0 ? distanceTo(lines, at) : at[0] + at[1] }))
      .toSorted((a, b) => a.away - b.away);
    for (const { at } of candidates) {
      const box = boxAt(at, ...size);
      if (!this.#places.isFree(box) || lines.some((line) => lineCrosses(box, line))) continue;
      if (obstaclesOf(parts, box) > cost) continue;
      this.#places.reserve(box);
      return { ...text, box, style };
    }
    return null;
  }

  /** The place with the fewest lines and buildings below, in the largest type that has one. */
  #covering(piece: DistrictPiece, text: LabelText): PlacedLabel | null {
    const { pdf, parts } = this.#map;
    const lines = this.#boundaries;
    for (const size of SIZES) {
      const style = this.#style(size);
      const [width, height] = sizeOf(pdf, text, style, CLEARANCE / 2);
      const boxes = piece.parts.flatMap((part) => {
        const turns = piece.parts.length <= FEW_PARTS ? [0, directionOf(part)] : [0];
        return turns.flatMap((turn) =>
          pointsIn(part, STEP / 2).map((at) => boxAt(at, width, height, turn)),
        );
      });
      const free = boxes.filter(
        (box) => this.#places.isFree(box) && !lines.some((line) => lineCrosses(box, line)),
      );
      const every = Math.ceil(free.length / MOST_COMPARED);
      const [best] = free
        .filter((_, index) => index % every === 0)
        .map((box) => ({ box, cost: obstaclesOf(parts, box) }))
        .toSorted((a, b) => a.cost - b.cost);
      if (!best) continue;
      this.#places.reserve(best.box);
      return { ...text, box: best.box, style };
    }
    return null;
  }

  #pointed({ parts: own }: DistrictPiece, text: LabelText): PlacedLabel | null {
    const { pdf, parts, isOrdered, palette } = this.#map;
    const [largest] = own.toSorted((a, b) => extent(b) - extent(a));
    if (!largest) return null;
    const style = this.#style(POINTED_SIZE);
    const starts = reserveStarts(this.#places, largest);
    const pointed = placePointed(this.#places, parts, starts, sizeOf(pdf, text, style), {
      clear: POINTER,
      avoided: parts.filter(({ parcel }) => isOrdered(parcel)),
      kept: this.#boundaries,
    });
    return pointed && { ...text, ...pointed, style, plate: palette.background, isFramed: true };
  }
}

function extent({ visible: [left, top, right, bottom] }: SheetPart): number {
  return (right - left) * (bottom - top);
}

function pointsIn(
  { rings, visible: [left, top, right, bottom] }: SheetPart,
  step: number,
): PagePoint[] {
  const points: PagePoint[] = [];
  for (let x = Math.ceil(left / step) * step; x < right; x += step) {
    for (let y = Math.ceil(top / step) * step; y < bottom; y += step) {
      if (polygonContains(rings, [x, y])) points.push([x, y]);
    }
  }
  return points;
}

/** Millimetres from a point to the nearest corner of lines. */
function distanceTo(lines: readonly PageRing[], [x, y]: PagePoint): number {
  let nearest = Infinity;
  for (const line of lines) {
    for (const [a, b] of line) nearest = Math.min(nearest, (a - x) ** 2 + (b - y) ** 2);
  }
  return Math.sqrt(nearest);
}
