import { type DeviceColor, rgb } from '@portal/tagged-pdf';
import type { LandUse } from '../../land/model.ts';
import type { ColorPalette } from '../model.ts';

/** The colours of an extract. */
export interface Palette {
  readonly background: DeviceColor;
  readonly text: DeviceColor;
  readonly mutedText: DeviceColor;
  readonly boundary: DeviceColor;
  readonly building: DeviceColor;
  readonly buildingEdge: DeviceColor;
  /** Signs and boundaries of the land estimate. */
  readonly estimate: DeviceColor;
  /** Number of the ordered parcel. */
  readonly parcel: DeviceColor;
  /** Edge of the ordered parcel; the boundary of a section on it is seen. */
  readonly mark: DeviceColor;
  /** Fill of the ordered parcel; null when it is hatched instead. */
  readonly parcelSurface: DeviceColor | null;
  /** Boundaries and names of sections and subdistricts. */
  readonly district: DeviceColor;
  readonly ground: Readonly<Record<LandUse, DeviceColor>>;
  /** Signs of the land uses that have one. */
  readonly signs: Readonly<Partial<Record<LandUse, DeviceColor>>>;
}

const COLOR: Palette = {
  background: [1],
  text: rgb('1b2433'),
  mutedText: rgb('4a5463'),
  boundary: rgb('2f3947'),
  building: rgb('d8cfc8'),
  buildingEdge: rgb('4b443f'),
  estimate: rgb('7a4512'),
  parcel: rgb('6a1fb0'),
  mark: rgb('6a1fb0'),
  parcelSurface: rgb('ece0f6'),
  ground: {
    residential: [1],
    street: rgb('f0ece3'),
    path: rgb('f5f2ea'),
    water: rgb('cfe3f1'),
    field: rgb('fbf8ee'),
    meadow: rgb('eff5e7'),
    forest: rgb('dcead6'),
    public: rgb('f7f0f2'),
  },
  district: rgb('8a2a1c'),
  signs: {
    water: rgb('4f86b3'),
    field: rgb('a08f4f'),
    meadow: rgb('6f9248'),
    forest: rgb('4f7f45'),
    public: rgb('a06a7d'),
  },
};

const BW: Palette = {
  background: [1],
  text: [0],
  mutedText: [0.3],
  boundary: [0.15],
  building: [0.78],
  buildingEdge: [0.15],
  estimate: [0.35],
  parcel: [0],
  mark: [0.5],
  parcelSurface: null,
  ground: {
    residential: [1],
    street: [0.95],
    path: [0.95],
    water: [0.85],
    field: [1],
    meadow: [1],
    forest: [0.91],
    public: [1],
  },
  district: [0],
  signs: { water: [0.45], field: [0.45], meadow: [0.4], forest: [0.4], public: [0.4] },
};

/** The colours of a palette; BW has grey only. */
export function paletteOf(choice: ColorPalette): Palette {
  return choice === 'COLOR' ? COLOR : BW;
}
