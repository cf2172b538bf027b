import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type {
  BaseLayer,
  Extent,
  MapParcel,
  MapView,
  MultiPolygonCoordinates,
  Position,
  Ring,
  WmsLayer,
} from '../map-preview/index.ts';
import type { ParcelPickerTexts } from './texts.ts';

/** Properties of the parcel picker. It does not search itself: pass the results as `parcels`. */
export interface ParcelPickerMapProps
  extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'onSelect'> {
  /** Extent and zoom levels. When they change, the map is created again. */
  readonly view: MapView;
  /** Base layer; none by default. */
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Shows the layers marked `landEstimate`; default false. */
  readonly showLandEstimate?: boolean | undefined;
  /** Attribution of the data, as its licence requires. */
  readonly attribution?: ReactNode;
  /** The search results; the same as in the list of results. */
  readonly parcels?: readonly MapParcel[] | undefined;
  /** Id of the parcel that is selected in the list. */
  readonly selectedId?: string | undefined;
  /** Neighbouring parcels, drawn as hairlines where tiles are missing. */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
  /** Ids of all selected parcels, with multiple selection; used instead of `selectedId`. */
  readonly selectedIds?: readonly string[] | undefined;
  /** Called when a found parcel is clicked outside the click mode; select it in the list. */
  readonly onSelectedIdChange?: ((id: string) => void) | undefined;
  /**
   * Called when a place is picked: easting and northing in metres in the map's CRS, rounded to
   * centimetres. Without `onPick` and `onPickArea` the map has no tools: it shows results and selects one by a click.
   */
  readonly onPick?: ((coordinate: readonly [x: number, y: number]) => void) | undefined;
  /** Called for all parcels in the section, with its closed ring in metres in the map's CRS. */
  readonly onPickArea?: ((ring: Ring) => void) | undefined;
  /** A search is running; picks are not passed on meanwhile. */
  readonly loading?: boolean | undefined;
  /** Result of the last search, in a sentence; shown below the map and announced. */
  readonly message?: string | undefined;
  /** Id of the parcel that the pointer or the focus is on in the list; its outline and letter stand out. */
  readonly activeId?: string | null | undefined;
  /** Called with the found parcel that a mouse is over, null when it leaves it; for marking its row in the list. */
  readonly onActiveIdChange?: ((id: string | null) => void) | undefined;
  /** Whether the view moves to new results; default true. False while the results follow the view. */
  readonly following?: boolean | undefined;
  /** Does not announce that the map is loading: for a map beside a search that can be used at once. */
  readonly quiet?: boolean | undefined;
  /** Element in which the buttons are shown, such as the panel of a tab; default above the map. */
  readonly toolsTarget?: HTMLElement | null | undefined;
  /** Called when the view has stopped moving; for loading neighbours. */
  readonly onMoveEnd?: ((extent: Extent, zoom: number) => void) | undefined;
  /**
   * The marked place; default the last picked place, `null` for none. Pass it to restore the marker
   * when the map is mounted again.
   */
  readonly marker?: Position | null | undefined;
  /** Longest side of a section for which all parcels can be requested, in metres; default 5000. */
  readonly maxAreaSide?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ParcelPickerTexts> | undefined;
}
