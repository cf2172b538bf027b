export { FeatureMap } from './FeatureMap.tsx';
export { preloadMap } from './preload.ts';
export { featureMapTexts } from './texts.ts';
export type { FeatureMapTexts } from './texts.ts';
export type { FeatureKind, FeatureMapProps } from './feature-types.ts';
export type { FeatureGeometry, MapFeature } from './geojson.ts';
export type { BaseLayer, MapCrs, MapLook, MapView, WmsLayer, WmsServerType } from './types.ts';
