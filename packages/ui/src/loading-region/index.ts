export { LoadingRegion } from './LoadingRegion.tsx';
export type { LoadingRegionProps } from './LoadingRegion.tsx';
