import type { MapView } from '@portal/ui/map-preview';
import { useMemo } from 'react';
import { useServices } from '../../services/services.ts';

/** CRS, extent and zoom levels from the configuration; the same object until they change. */
export function useMapView(): MapView {
  const { map } = useServices().configuration;
  return useMemo(() => {
    const [left = 0, bottom = 0, right = 0, top = 0] = map.extent;
    return {
      crs: { code: map.projection },
      extent: [left, bottom, right, top],
      initialZoom: map.initialZoom,
      minZoom: map.minZoom,
      maxZoom: map.maxZoom,
    };
  }, [map]);
}
