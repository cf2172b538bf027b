import type { PagePoint, TextStyle } from '@portal/tagged-pdf';
import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import type { LandParcel } from '../../land/model.ts';
import { DistrictNames } from './district-names.ts';
import { boxAt, type LabelBox } from './label-box.ts';
import { CROSS_SIZE, gridPointsOf } from './map-frame.ts';
import { LabelPlacer, type PartPlace } from './label-placement.ts';
import {
  CLEARANCE,
  DIGIT_HEIGHT,
  TIGHT_CLEARANCE,
  type LabelText,
  type PlacedLabel,
  sizeOf,
} from './placed-label.ts';
import { NumberList } from './number-list.ts';
import { placePointed, type PointerStyle, reserveStarts } from './pointers.ts';
import { directionOf, type SheetPart } from './sheet-parts.ts';
import { HOUSE_NUMBERS_UP_TO, type MapDrawing } from './map-drawing.ts';

/** Distance between two names of the same street, in millimetres. */
const REPEAT_DISTANCE = 130;

/** Millimetres before and behind the name of a street: the number of its parcel would look like that of a house (LOOK-3). */
const BESIDE_NAME = 8;

/** Points of a street name; on small scales streets are narrower than a name. */
const STREET_SIZE = (scale: number): number => (scale <= 1000 ? 8 : scale <= 2000 ? 6.5 : 6);

/** Longest pointer line to a number that is not in the list, in millimetres: a longer one is hard to follow. */
const LONGEST_POINTER = 9;
const NEAR: PointerStyle = { longest: LONGEST_POINTER, mayCross: false };
const ANYWHERE: PointerStyle = {};

/** Sizes in points of the number of an ordered parcel: the largest that fits is taken. */
const ORDERED_SIZES = [9, 7.5, 6.5] as const;

/** The labels of a map, the places that they cover, and the numbers that are explained below it. */
export interface MapLabels {
  readonly labels: readonly PlacedLabel[];
  readonly places: LabelPlacer;
  readonly list: NumberList;
}

/** Places all labels of a map: none overlaps another one, and every part of a parcel has its number (PAGE-7). */
export function placeLabels(map: MapDrawing): MapLabels {
  const { parts, palette } = map;
  const [left, top, right, bottom] = map.view.field;
  const edge = 1;
  const crosses = gridPointsOf(map.view).map((position) =>
    boxAt(map.view.toPage(position), CROSS_SIZE, CROSS_SIZE),
  );
  const places = new LabelPlacer([left + edge, top + edge, right - edge, bottom - edge], crosses);
  const list = new NumberList(map.pdf, { size: 6, color: palette.text }, right - left);
  const labels: PlacedLabel[] = [];
  const pointed: Unplaced[] = [];
  const place = (part: SheetPart, styles: readonly TextStyle[]): void => {
    const found = firstOf(styles, (style) => placeNumber(map, places, part, style));
    const [style] = styles;
    if (found) labels.push(found);
    else if (style) pointed.push({ part, style, starts: reserveStarts(places, part) });
  };
  const marked = parts.filter(({ parcel }) => map.isOrdered(parcel));
  for (const part of marked) {
    const style = { weight: 'bold', color: palette.parcel } as const;
    place(
      part,
      ORDERED_SIZES.map((size) => ({ ...style, size })),
    );
  }
  for (const unplaced of pointed.splice(0)) {
    const found = placeBeside(map, places, unplaced, [ANYWHERE]);
    if (found) labels.push(found);
  }
  labels.push(...placeStreetNames(map, places));
  const districts = new DistrictNames(map, places);
  labels.push(...districts.placeClear());
  const size = map.view.scale <= HOUSE_NUMBERS_UP_TO ? 7 : 6;
  for (const part of parts) {
    if (!map.isOrdered(part.parcel)) place(part, [{ size, color: palette.text }]);
  }
  labels.push(...districts.placeOthers(), ...placeUnplaced(map, places, pointed, list));
  if (map.withLandEstimate) labels.push(...placeEstimates(map, places));
  if (map.view.scale <= HOUSE_NUMBERS_UP_TO) labels.push(...placeHouseNumbers(map, places));
  return { labels, places, list };
}

/** A number that does not fit its part, and the points from which a line can point to it. */
interface Unplaced {
  readonly part: SheetPart;
  readonly style: TextStyle;
  readonly starts: readonly PagePoint[];
}

/**
 * Places numbers beside their parts; where there is no space near one, a letter of the list stands for it, and where the
 * list is full, a line points to it from further away.
 */
function placeUnplaced(
  map: MapDrawing,
  places: LabelPlacer,
  pointed: readonly Unplaced[],
  list: NumberList,
): PlacedLabel[] {
  const labels: PlacedLabel[] = [];
  const far: Unplaced[] = [];
  for (const unplaced of pointed) {
    const found = placeBeside(map, places, unplaced, [NEAR]);
    if (found) labels.push(found);
    else far.push(unplaced);
  }
  for (const unplaced of far) {
    const letter = list.letterOf(unplaced.part.parcel);
    const found =
      (letter === null ? null : placeLetter(map, places, unplaced, { lines: [letter] })) ??
      placeBeside(map, places, unplaced, [ANYWHERE]);
    if (found) labels.push(found);
  }
  return labels;
}

/** Places a letter of the list in its part or beside it. */
function placeLetter(
  map: MapDrawing,
  places: LabelPlacer,
  unplaced: Unplaced,
  text: LabelText,
): PlacedLabel | null {
  const { part } = unplaced;
  const style = { ...unplaced.style, weight: 'bold' } as const;
  const size = sizeOf(map.pdf, text, style, TIGHT_CLEARANCE);
  const box = places.placeInPart(part, ...size, { overBuildings: true, aroundNames: true });
  if (box) return { ...text, box, part, style, plate: plateOf(map, part) };
  const further = { ...NEAR, longest: 2 * LONGEST_POINTER };
  return placeBeside(map, places, { ...unplaced, style }, [NEAR, further, ANYWHERE], text);
}

/** Places a text beside a part, in the first of these ways that has a place. */
function placeBeside(
  map: MapDrawing,
  places: LabelPlacer,
  { part, style, starts }: Unplaced,
  ways: readonly PointerStyle[],
  text: LabelText = { lines: [formatParcelNumber(part.parcel)] },
): PlacedLabel | null {
  const size = sizeOf(map.pdf, text, style);
  const found = firstOf(ways, (way) => placePointed(places, map.parts, starts, size, way));
  return found && { ...text, ...found, part, style, plate: map.palette.background };
}

function firstOf<T, R>(entries: readonly T[], find: (entry: T) => R | null): R | null {
  for (const entry of entries) {
    const found = find(entry);
    if (found) return found;
  }
  return null;
}

/** The forms of a number, the preferred one first: numerator over denominator, on one line, along the parcel. */
function formsOf(parcel: LandParcel): readonly LabelText[] {
  const line = { lines: [formatParcelNumber(parcel)] };
  if (parcel.denominator === null) return [line];
  return [
    { lines: [String(parcel.numerator), String(parcel.denominator)], isFraction: true },
    line,
  ];
}

function placeNumber(
  map: MapDrawing,
  places: LabelPlacer,
  part: SheetPart,
  style: TextStyle,
): PlacedLabel | null {
  const forms = formsOf(part.parcel);
  const turned: PartPlace = { turn: directionOf(part) };
  const ways: PartPlace[] = [{}, turned];
  // Without house numbers on the sheet a number in a building has one meaning only.
  if (map.view.scale > HOUSE_NUMBERS_UP_TO) {
    ways.push({ overBuildings: true }, { ...turned, overBuildings: true });
  }
  for (const clearance of [CLEARANCE, TIGHT_CLEARANCE]) {
    for (const way of ways) {
      for (const text of forms) {
        const box = places.placeInPart(part, ...sizeOf(map.pdf, text, style, clearance), way);
        if (box) return { ...text, box, part, style, plate: plateOf(map, part) };
      }
    }
  }
  return null;
}

/** On a hatched area a number needs a plate. */
function plateOf({ palette, isOrdered }: MapDrawing, { parcel }: SheetPart): PlacedLabel['plate'] {
  return isOrdered(parcel) && palette.parcelSurface === null ? palette.background : undefined;
}

/** Sign and values of the land estimate of each agricultural parcel. */
function placeEstimates(map: MapDrawing, places: LabelPlacer): PlacedLabel[] {
  const style: TextStyle = { size: 6.5, color: map.palette.estimate };
  return map.parts.flatMap((part) => {
    const estimate = landEstimateOf(part.parcel);
    if (!estimate) return [];
    const text = { lines: [formatLandEstimate(estimate)] };
    const size = sizeOf(map.pdf, text, style);
    const box =
      places.placeInPart(part, ...size) ??
      places.placeInPart(part, ...size, { turn: directionOf(part) });
    return box ? [{ ...text, box, style, plate: plateOf(map, part) }] : [];
  });
}

function placeStreetNames(map: MapDrawing, places: LabelPlacer): PlacedLabel[] {
  const { land, view, pdf, palette } = map;
  return land.streetsIn(view.box).flatMap((street) => {
    const style: TextStyle = { size: STREET_SIZE(view.scale), color: palette.text };
    const height = style.size * DIGIT_HEIGHT * 1.3;
    const axis = street.axis.map((position) => view.toPage(position));
    const along = (beside: number): LabelBox[] =>
      places.placeAlong(
        axis,
        pdf.width(street.name, style) + 1,
        height,
        REPEAT_DISTANCE,
        view.toMillimetres(street.width),
        beside,
      );
    const apart = along(view.scale <= HOUSE_NUMBERS_UP_TO ? BESIDE_NAME : 0);
    const boxes = apart.length > 0 ? apart : along(0);
    // A name as high as its street would touch the boundaries where the street bends.
    const isNarrow = view.toMillimetres(street.width) < height * 1.5;
    const isHatched = palette.parcelSurface === null && map.ordered[0]?.use === 'street';
    const plate = isNarrow || isHatched ? palette.ground.street : undefined;
    return boxes.map((box) => ({ lines: [street.name], box, style, plate }));
  });
}

function placeHouseNumbers(map: MapDrawing, places: LabelPlacer): PlacedLabel[] {
  const { land, view, pdf, palette } = map;
  const style: TextStyle = { size: 6, color: palette.mutedText };
  return land.buildingsIn(view.box).flatMap(({ outline, houseNumber }) => {
    if (houseNumber === null) return [];
    const width = pdf.width(houseNumber, style) + CLEARANCE;
    const height = style.size * DIGIT_HEIGHT + CLEARANCE;
    const box = places.placeInBuilding(view.closedToPage(outline), width, height);
    return box ? [{ lines: [houseNumber], box, style }] : [];
  });
}
