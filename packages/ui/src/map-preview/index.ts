export { MapPreview } from './MapPreview.tsx';
export type { MapPreviewProps } from './MapPreview.tsx';
export { preloadMap } from './preload.ts';
export { mapPreviewTexts } from './texts.ts';
export type { MapPreviewTexts } from './texts.ts';
export type {
  BaseLayer,
  MapCrs,
  MapDrawing,
  MapParcel,
  MapPlaces,
  MapSection,
  MapSheet,
  MapView,
  WmsLayer,
  WmsServerType,
} from './types.ts';
export type { Extent, MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';
