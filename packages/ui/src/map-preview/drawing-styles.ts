import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { withAlpha } from './colors.ts';
import type { MapColors } from './types.ts';

// Widths in CSS pixels. The halo keeps a line visible on any map and in any theme.
const PARCEL_WIDTH = 3;
const CANDIDATE_WIDTH = 1.5;
const FRAME_WIDTH = 2.5;
const HALO_WIDTH = 7;
const FRAME_DASH = [10, 6];
const MARKER_RADIUS = 8;
// Low enough that the buildings on the parcel stay visible.
const PARCEL_FILL_ALPHA = 0.16;

const ROLES = [
  'neighbour',
  'boundary',
  'candidate',
  'highlighted',
  'parcel',
  'frame',
  'marker',
] as const;

/** What a drawn feature represents. */
export type Role = (typeof ROLES)[number];

/** Narrows the role property of a feature. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

function line(color: string, width: number): Style {
  return new Style({ stroke: new Stroke({ color, width }) });
}

function dot(radius: number, fill: string, edge: string): Style {
  return new Style({
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: fill }),
      stroke: new Stroke({ color: edge, width: 3 }),
    }),
  });
}

function markerStyle({ paper, parcel }: MapColors): Style[] {
  return [dot(MARKER_RADIUS + 3, parcel, paper), dot(MARKER_RADIUS - 4, paper, paper)];
}

/** Styles of all roles. They differ by width, filling and dashes, not by colour alone. */
export function stylesOf(colors: MapColors): Record<Role, Style[]> {
  const halo = line(colors.paper, HALO_WIDTH);
  return {
    neighbour: [line(colors.boundary, colors.boundaryWidth)],
    boundary: [
      new Style({
        stroke: new Stroke({
          color: colors.boundary,
          width: colors.boundaryWidth + 2,
          lineDash: [14, 5, 2, 5],
        }),
      }),
    ],
    candidate: [
      line(colors.paper, HALO_WIDTH - 2),
      line(colors.parcel, CANDIDATE_WIDTH * colors.boundaryWidth),
    ],
    highlighted: [line(colors.paper, HALO_WIDTH + 2), line(colors.parcel, PARCEL_WIDTH + 1)],
    parcel: [
      halo,
      new Style({
        fill: new Fill({ color: withAlpha(colors.parcel, PARCEL_FILL_ALPHA) }),
        stroke: new Stroke({ color: colors.parcel, width: PARCEL_WIDTH }),
      }),
    ],
    frame: [
      halo,
      new Style({
        stroke: new Stroke({
          color: colors.printFrame,
          width: FRAME_WIDTH,
          lineDash: FRAME_DASH,
          lineCap: 'butt',
        }),
      }),
    ],
    marker: markerStyle(colors),
  };
}
