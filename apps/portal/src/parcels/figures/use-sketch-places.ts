import type { Extent, MapPlaces } from '@portal/ui/map-preview';
import { type RefObject, useMemo } from 'react';

/** A drawing as a map whose section never changes: its figures follow its size. @param frame the ground that it shows; null without one */
export function useSketchPlaces(
  element: RefObject<HTMLElement | null>,
  frame: Extent | null,
): MapPlaces {
  return useMemo(
    () => ({
      pixelOf: ([x, y]) => {
        if (!frame || !element.current || x === undefined || y === undefined) return null;
        const { clientWidth, clientHeight } = element.current;
        const [west, south, east, north] = frame;
        return [
          ((x - west) / (east - west)) * clientWidth,
          ((north - y) / (north - south)) * clientHeight,
        ];
      },
      onRender: (callback) => {
        if (!element.current) return () => undefined;
        const observer = new ResizeObserver(callback);
        observer.observe(element.current);
        return () => observer.disconnect();
      },
    }),
    [element, frame],
  );
}
