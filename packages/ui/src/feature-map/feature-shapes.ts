import type { vars } from '@portal/tokens';
import { withLeastSide } from './feature-crs.ts';
import { extentOfParts } from './geojson.ts';
import type { GeometryParts } from './geojson.ts';
import type { FeatureKind } from './feature-types.ts';
import type { EngineDrawing, MapLook, MapLooks } from './types.ts';

type Color = (typeof vars.color)[keyof typeof vars.color];

// By name: the object with all references would be a part of every map.
const PAPER = 'var(--portal-color-paper)' satisfies Color;
const INK = 'var(--portal-color-ink)' satisfies Color;
const ACTION = 'var(--portal-color-action)' satisfies Color;

const HALO_PX = 4;
const RADIUS_PX = 7;
/** The view shows at least this share of the whole around a selected feature, so that people know where it is. */
const SHARE_AROUND = 0.25;

/** How features of a kind without a look of its own are drawn. */
export const PLAIN_LOOK: MapLook = {
  line: ACTION,
  lineWidth: 3,
  fill: ACTION,
  fillOpacity: 0.16,
  radius: RADIUS_PX,
};

/** A feature as the map has it; its parts are metres in the map's CRS. */
export interface MapItem {
  readonly id: string;
  readonly kind: string;
  readonly parts: GeometryParts;
}

/** What the map shows. */
export interface FeatureDrawing {
  readonly items: readonly MapItem[];
  readonly selectedId: string | null;
}

/** The kind of the line around the selected feature. */
const SELECTED = 'selected feature';

const around = (look: MapLook, line: string, width: number): MapLook => ({
  line,
  lineWidth: (look.lineWidth ?? 1) + 2 * width,
  radius: look.radius ?? RADIUS_PX,
});

/** The looks of all kinds, each with a halo, and of the line around the selected feature. */
export function looksOf(kinds: readonly FeatureKind[]): MapLooks {
  const all = kinds.map(({ id, look }) => [id, { ...PLAIN_LOOK, ...look }] as const);
  const widest = all.reduce<MapLook>(
    (found, [, look]) => ({
      lineWidth: Math.max(found.lineWidth ?? 1, look.lineWidth ?? 1),
      radius: Math.max(found.radius ?? 0, look.radius ?? 0),
    }),
    {},
  );
  return {
    ...Object.fromEntries(all.map(([id, look]) => [id, [around(look, PAPER, HALO_PX / 2), look]])),
    [SELECTED]: [around(widest, PAPER, 2 * HALO_PX), around(widest, INK, 1.5 * HALO_PX)],
  };
}

/** The shapes of a map of features; the selected one is above the others, within a line of its own. */
export function shapesOfFeatures({ items, selectedId }: FeatureDrawing): EngineDrawing {
  const selected = items.filter(({ id }) => id === selectedId);
  const others = items.filter(({ id }) => id !== selectedId);
  const whole = extentOfParts(items.map(({ parts }) => parts));
  const one = extentOfParts(selected.map(({ parts }) => parts));
  const side = whole ? Math.max(whole[2] - whole[0], whole[3] - whole[1]) : 0;
  return {
    shapes: [
      ...others.map(({ kind, parts }) => ({ kind, ...drawn(parts) })),
      ...selected.map(({ parts }) => ({ kind: SELECTED, ...drawn(parts) })),
      ...selected.map(({ kind, parts }) => ({ kind, ...drawn(parts) })),
    ],
    focus: one ? withLeastSide(one, side * SHARE_AROUND) : whole,
  };
}

/** Only the parts that exist: lines are drawn by code that is loaded for them. */
function drawn({ polygons, lines, points }: GeometryParts) {
  return {
    ...(polygons.length > 0 && { polygons }),
    ...(lines.length > 0 && { lines }),
    points,
  };
}
