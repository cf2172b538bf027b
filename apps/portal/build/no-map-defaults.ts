/**
 * Stands for the default controls and interactions of OpenLayers, which its map imports and uses only where a map names none: every map
 * here names its own (`packages/ui/src/feature-map/engine.ts`).
 */
export const defaults = (): readonly never[] => [];
