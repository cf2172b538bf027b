import type { MapView } from '@portal/ui/map-preview';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';

/** Four numbers of the configuration as a box: left, bottom, right, top in metres. */
function toBox([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): MapView['extent'] {
  return [left, bottom, right, top];
}

/** CRS, extent, start and zoom levels from the configuration; the same object until they change. */
export function useMapView(): MapView {
  const { map } = useServices().configuration;
  return useMemo(
    () => ({
      crs: { code: map.projection },
      extent: toBox(map.extent),
      ...(map.start && { start: toBox(map.start) }),
      initialZoom: map.initialZoom,
      minZoom: map.minZoom,
      maxZoom: map.maxZoom,
    }),
    [map],
  );
}
