export { ParcelSketch, sketchFrame } from './ParcelSketch.tsx';
export type { ParcelSketchProps, SketchDrawing } from './ParcelSketch.tsx';
export type { Extent, MultiPolygonCoordinates, Position, Ring } from './geometry.ts';
