import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import type { SearchQuery } from '@portal/order-flow';
import { ParcelPickerMap } from '@portal/ui/parcel-picker';
import { useMemo, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { ConfiguredText } from '../../../i18n/ConfiguredText.tsx';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { useStore } from '../../../stores/store.ts';
import type { Store } from '../../../stores/store.ts';
import { useMapView } from '../../use-map-view.ts';
import { toPosition, toRing } from '../../position.ts';
import { useNeighbours } from '../../../parcels/use-neighbours.ts';
import type { BoundingBox } from '../../../parcels/bounding-box.ts';
import { letterOf } from './letters.ts';
import { ShowResult } from './ShowResult.tsx';
import type { Search } from './use-search.ts';

// One file with the map: all come after search and hits.
export { SavedParcels } from '../saved/SavedParcels.tsx';

const NONE: readonly Parcel[] = [];

/** Outlines of neighbours are loaded from this zoom level on, where parcels can be distinguished. */
const NEIGHBOURS_FROM_ZOOM = 16;

/** Properties of the map of the parcel step. */
export interface PlaceMapProps {
  readonly search: Search;
  /** Parcel that the pointer or the focus is on, here or in the list. */
  readonly activeId: string | null;
  readonly onActiveIdChange: (id: string | null) => void;
  /** Panel of the map's tab, for the buttons; null while it was not opened. */
  readonly toolsTarget: Store<HTMLElement | null>;
  /** Contains the result of a pick. */
  readonly legend: RefObject<HTMLElement | null>;
}

/**
 * The map of the parcel step: hits with the letters of the list, one parcel at a position, or all in an area (FLOW-4, BEY-2,
 * PAGE-1). It opens at the chosen parcel or the hits, else where it was last, else where the land has places.
 */
export function PlaceMap(props: PlaceMapProps): ReactElement {
  const { search } = props;
  const { configuration: portal, draft } = useServices();
  // Parts: typing in a form does not render the map.
  const configuration = useDraftPart((current) => current.configuration);
  const query = useDraftPart((current) => current.search.query);
  const section = useDraftPart((current) => current.search.section);
  const several = useDraftPart((current) => current.search.several);
  const within = useDraftPart((current) => current.search.within);
  const [visible, setVisible] = useState<BoundingBox | null>(null);
  const [lastSection] = useState(section);
  const overview = useMapView();
  const toolsTarget = useStore(props.toolsTarget);
  const view = useMemo(
    () => (lastSection ? { ...overview, start: lastSection } : overview),
    [overview, lastSection],
  );
  const { parcel } = configuration;
  const neighbours = useNeighbours(visible, parcel);
  const chosen = useMemo(() => chosenParcels(configuration), [configuration]);
  const found = search.hits?.items ?? NONE;
  const parcels = useMemo(() => {
    // Parcels selected by another search or on another page stay visible.
    const ids = new Set(found.map(({ parcelId }) => parcelId));
    const shown = [...found, ...chosen.filter(({ parcelId }) => !ids.has(parcelId))];
    return shown.map(({ parcelId, displayString, geometry }, row) => ({
      id: parcelId,
      label: displayString,
      geometry: geometry.coordinates,
      mark: row < found.length ? letterOf(row) : undefined,
    }));
  }, [found, chosen]);
  const choose = (id: string): void => {
    const clicked = [...found, ...chosen].find(({ parcelId }) => parcelId === id);
    if (!clicked) return;
    if (!several) draft.dispatch({ type: 'chooseParcel', parcel: clicked });
    else {
      const isChosen = chosen.some(({ parcelId }) => parcelId === id);
      draft.dispatch({ type: 'chooseParcels', parcels: [clicked], chosen: !isChosen });
    }
  };
  // The text of another search would not belong to these hits.
  const ask = (asked: SearchQuery): void => {
    draft.dispatch({ type: 'editSearchText', text: '' });
    search.ask(asked);
  };
  const { map } = portal;
  return (
    <>
      <ParcelPickerMap
        view={view}
        baseLayer={map.baseLayer}
        wmsLayers={map.wms}
        showLandEstimate={configuration.product?.withLandEstimate ?? false}
        attribution={<ConfiguredText text={map.attribution} />}
        parcels={parcels}
        selectedIds={chosen.map(({ parcelId }) => parcelId)}
        neighbours={neighbours}
        marker={query?.type === 'coordinate' ? query.coordinates : null}
        onSelectedIdChange={choose}
        onPick={(place) => ask({ type: 'coordinate', coordinates: toPosition(place) })}
        onPickArea={(ring) => ask({ type: 'area', area: toRing(ring) })}
        loading={search.status === 'loading'}
        activeId={props.activeId}
        onActiveIdChange={props.onActiveIdChange}
        following={within === null}
        toolsTarget={toolsTarget}
        quiet
        onMoveEnd={(shown, zoom) => {
          setVisible(zoom >= NEIGHBOURS_FROM_ZOOM ? shown : null);
          draft.dispatch({ type: 'mapMoved', section: shown });
        }}
      />
      <ShowResult search={search} legend={props.legend} />
    </>
  );
}
