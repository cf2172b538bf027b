import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import type { SearchQuery } from '@portal/order-flow';
import { ParcelPickerMap } from '@portal/ui/parcel-picker';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../../i18n/ConfiguredText.tsx';
import { useOrder, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { useMapView } from '../use-map-view.ts';
import { toPosition, toRing } from '../position.ts';
import { useNeighbours } from '../use-neighbours.ts';
import type { BoundingBox } from '../bounding-box.ts';
import type { Search } from './use-search.ts';

const NONE: readonly Parcel[] = [];

/** Outlines of neighbours are loaded from this zoom level on, where parcels can be distinguished. */
const NEIGHBOURS_FROM_ZOOM = 16;

/** Status below the map when a search found nothing or failed; results are in the list. */
function statusText(
  text: Text,
  { status, hits }: Search,
  query: SearchQuery | null,
): string | undefined {
  if (status === 'failed') return text('search.mapFailed');
  if (hits?.total !== 0) return undefined;
  return text(query?.type === 'coordinate' ? 'search.noneHere' : 'search.none');
}

/** Selecting parcels on the map: one at a position, or all in an area (FLOW-4, BEY-2). */
export function MapTab({ search }: { search: Search }): ReactElement {
  const { configuration: portal, orders } = useServices();
  const { configuration, search: state } = useOrder();
  const text = useText();
  const [visible, setVisible] = useState<BoundingBox | null>(null);
  const view = useMapView();
  const { parcel } = configuration;
  const neighbours = useNeighbours(visible, parcel);
  const chosen = useMemo(() => chosenParcels(configuration), [configuration]);
  const found = search.hits?.items ?? NONE;
  const parcels = useMemo(() => {
    // Parcels selected by another search or on another page stay visible.
    const ids = new Set(found.map(({ parcelId }) => parcelId));
    const shown = [...found, ...chosen.filter(({ parcelId }) => !ids.has(parcelId))];
    return shown.map(({ parcelId, displayString, geometry }) => ({
      id: parcelId,
      label: displayString,
      geometry: geometry.coordinates,
    }));
  }, [found, chosen]);
  const choose = (id: string): void => {
    const clicked = [...found, ...chosen].find(({ parcelId }) => parcelId === id);
    if (!clicked) return;
    if (!state.several) orders.dispatch({ type: 'chooseParcel', parcel: clicked });
    else {
      const isChosen = chosen.some(({ parcelId }) => parcelId === id);
      orders.dispatch({ type: 'chooseParcels', parcels: [clicked], chosen: !isChosen });
    }
  };
  const { map } = portal;
  return (
    <ParcelPickerMap
      view={view}
      baseLayer={map.baseLayer}
      wmsLayers={map.wms}
      showLandEstimate={configuration.product?.withLandEstimate ?? false}
      attribution={<ConfiguredText text={map.attribution} />}
      parcels={parcels}
      selectedIds={chosen.map(({ parcelId }) => parcelId)}
      neighbours={neighbours}
      marker={state.query?.type === 'coordinate' ? state.query.coordinates : null}
      onSelectedIdChange={choose}
      onPick={(place) => search.ask({ type: 'coordinate', coordinates: toPosition(place) })}
      onPickArea={(ring) => search.ask({ type: 'area', area: toRing(ring) })}
      loading={search.status === 'loading'}
      message={statusText(text, search, state.query)}
      onMoveEnd={(extent, zoom) => setVisible(zoom >= NEIGHBOURS_FROM_ZOOM ? extent : null)}
    />
  );
}
