import type { LandUse } from '@portal/demo-cadastre/land';

/** Colours of a map. */
export interface Palette {
  readonly background: string;
  readonly ground: Readonly<Record<LandUse, string>>;
  readonly hairline: string;
  readonly curb: string;
  readonly shore: string;
  readonly building: string;
  readonly wall: string;
  readonly text: string;
  readonly softText: string;
  readonly halo: string;
}

/** The coloured base map. */
export const COLOR: Palette = {
  background: '#f3f1eb',
  ground: {
    residential: '#f3f1eb',
    street: '#fdfcf9',
    path: '#faf8f2',
    water: '#c6e2f1',
    field: '#f5f0df',
    meadow: '#e9f0dd',
    forest: '#d7e6cf',
    public: '#e7eddf',
  },
  hairline: '#a3a9ad',
  curb: '#4f5963',
  shore: '#7fb0ca',
  building: '#d3d8d3',
  wall: '#87908b',
  text: '#2c3440',
  softText: '#5d6670',
  halo: '#fdfcf9',
};

/** The same map in grey, for overlays and for black-and-white prints. */
export const GREY: Palette = {
  background: '#f2f2f1',
  ground: {
    residential: '#f2f2f1',
    street: '#fdfdfc',
    path: '#f9f9f8',
    water: '#d9dee1',
    field: '#f0f0ee',
    meadow: '#ebecea',
    forest: '#dfe2de',
    public: '#e9ebe8',
  },
  hairline: '#a9adb0',
  curb: '#5b6167',
  shore: '#a5adb3',
  building: '#d2d4d3',
  wall: '#8d9190',
  text: '#33383e',
  softText: '#666c72',
  halo: '#fdfdfc',
};

/** Colours of the cadastral overlay: parcel boundaries, boundary points and parcel numbers. */
export const PARCEL_COLORS = {
  line: '#3a4450',
  number: '#323b47',
  boundaryPoint: '#fdfcf9',
} as const;

/** Colours of the land estimate: brown for arable land, green for meadows, translucent. */
export const ESTIMATE_COLORS = {
  field: '#b5772933',
  meadow: '#4d8f3a33',
  line: '#6f3f0a',
  halo: '#fdfcf9',
} as const;
