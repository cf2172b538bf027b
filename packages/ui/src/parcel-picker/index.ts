export { ParcelPickerMap } from './ParcelPickerMap.tsx';
export { parcelPickerTexts } from './texts.ts';
export type { ParcelPickerTexts } from './texts.ts';
export type { ParcelPickerMapProps } from './types.ts';
export type {
  BaseLayer,
  Extent,
  MapParcel,
  MapView,
  MultiPolygonCoordinates,
  Position,
  Ring,
  WmsLayer,
} from '../map-preview/index.ts';
