export { MapPreview } from './MapPreview.tsx';
export type { MapPreviewProps } from './MapPreview.tsx';
export { preloadMap } from '../feature-map/preload.ts';
export { mapPreviewTexts } from './texts.ts';
export type { MapPreviewTexts } from './texts.ts';
export type { MapDrawing, MapParcel, MapSheet, WmsLayer } from './types.ts';
export type {
  BaseLayer,
  MapCrs,
  MapPlaces,
  MapSection,
  MapView,
  WmsServerType,
} from '../feature-map/types.ts';
export type { Extent, MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';
