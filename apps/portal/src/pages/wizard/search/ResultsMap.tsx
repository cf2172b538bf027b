import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import { ParcelPickerMap } from '@portal/ui/parcel-picker';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../../i18n/ConfiguredText.tsx';
import { useOrder, useServices } from '../../../services/services.ts';
import { useMapView } from '../use-map-view.ts';

/** The results of a page on one map (JRN-5); a click selects a parcel, as in the list. */
export function ResultsMap({ items }: { items: readonly Parcel[] }): ReactElement {
  const { configuration: portal, orders } = useServices();
  const { configuration, search } = useOrder();
  const view = useMapView();
  const parcels = useMemo(
    () =>
      items.map(({ parcelId, displayString, geometry }) => ({
        id: parcelId,
        label: displayString,
        geometry: geometry.coordinates,
      })),
    [items],
  );
  const chosen = chosenParcels(configuration).map(({ parcelId }) => parcelId);
  const choose = (id: string): void => {
    const parcel = items.find(({ parcelId }) => parcelId === id);
    if (!parcel) return;
    if (!search.several) orders.dispatch({ type: 'chooseParcel', parcel });
    else {
      const isChosen = chosen.includes(id);
      orders.dispatch({ type: 'chooseParcels', parcels: [parcel], chosen: !isChosen });
    }
  };
  const { map } = portal;
  return (
    <ParcelPickerMap
      view={view}
      baseLayer={map.baseLayer}
      wmsLayers={map.wms}
      attribution={<ConfiguredText text={map.attribution} />}
      parcels={parcels}
      selectedIds={chosen}
      onSelectedIdChange={choose}
    />
  );
}
