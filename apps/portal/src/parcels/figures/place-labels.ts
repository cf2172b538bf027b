/** A label: the place of its middle, and its size, in px. */
export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Px between two labels. */
const GAP = 2;

const overlap = (one: PlacedBox, other: PlacedBox): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP;

const fits = ({ x, y, width, height }: PlacedBox, room: Pick<PlacedBox, 'width' | 'height'>) =>
  x - width / 2 >= 0 &&
  y - height / 2 >= 0 &&
  x + width / 2 <= room.width &&
  y + height / 2 <= room.height;

/** How often a label may move by its own height when it has no room. */
const MOVES = 3;

/** A label that may move away from its place, along a unit vector with y downwards. */
export interface MovingBox extends PlacedBox {
  readonly away: readonly [x: number, y: number];
}

/** The places of a label, the best first. */
const placesOf = ({ x, y, width, height, away: [dx, dy] }: MovingBox): readonly PlacedBox[] => {
  if (dx === 0 && dy === 0) return [{ x, y, width, height }];
  const step = Math.abs(dx) * (width / 2) + Math.abs(dy) * height;
  return Array.from({ length: MOVES + 1 }, (_, move) => ({
    x: x + dx * step * move,
    y: y + dy * step * move,
    width,
    height,
  }));
};

/**
 * Where labels are shown (DATA-8): the first is the most important; each is whole within the map and collides with none before it, at its place or moved
 * away from the parcel.
 *
 * @param boxes null for a label without a place
 * @param covered what lies over the map, such as its buttons: nobody would see a label below it
 * @returns for each label its place; null for one that has no room
 */
export function placeLabels(
  boxes: readonly (MovingBox | null)[],
  room: Pick<PlacedBox, 'width' | 'height'>,
  covered: readonly PlacedBox[] = [],
): readonly (PlacedBox | null)[] {
  const shown = [...covered];
  return boxes.map((box) => {
    const place = (box ? placesOf(box) : []).find(
      (one) => fits(one, room) && !shown.some((other) => overlap(one, other)),
    );
    if (place) shown.push(place);
    return place ?? null;
  });
}
