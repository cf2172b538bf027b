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

/** Properties of the map tab. It knows nothing of calls: what is found comes in as `parcels`. */
export interface ParcelPickerMapProps
  extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'onSelect'> {
  /** Ground and zoom levels one may look at. Keep the same numbers, or the map starts anew. */
  readonly view: MapView;
  /** Tiles below everything; left out, the ground stays plain. */
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Shows the layers marked `landEstimate`; default false. */
  readonly showLandEstimate?: boolean | undefined;
  /** Source of the data, as its licence wants it named. */
  readonly attribution?: ReactNode;
  /** What was found; the same as in the list of results. */
  readonly parcels?: readonly MapParcel[] | undefined;
  /** The one of them that is chosen in the list. */
  readonly selectedId?: string | undefined;
  /** Parcels around, drawn as hairlines from our own geometry where tiles are missing (BEY-8). */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
  /** All that are chosen, where several can be; `selectedId` is then left out. */
  readonly selectedIds?: readonly string[] | undefined;
  /** A found parcel was pressed outside the click mode: choose it in the list. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** A place was picked: easting and northing in metres in the map's CRS, to the centimetre. */
  readonly onPick: (coordinate: readonly [x: number, y: number]) => void;
  /** All parcels in the section are wanted: its closed ring, metres in the map's CRS. */
  readonly onPickArea: (ring: Ring) => void;
  /** A search is under way; picks are not passed on meanwhile. */
  readonly busy?: boolean | undefined;
  /** What came of the last search, in a sentence; seen below the map and spoken. */
  readonly message?: string | undefined;
  /** The view has come to rest on this ground; for loading neighbours. */
  readonly onMoveEnd?: ((extent: Extent, zoom: number) => void) | undefined;
  /**
   * The marked place. Left out, the last picked place is marked; `null` marks none. Give it to
   * keep the marker when the tab is left and opened again.
   */
  readonly marker?: Position | null | undefined;
  /** Longest side of a section whose parcels can all be had, in metres; default 5000. */
  readonly maxAreaSide?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ParcelPickerTexts> | undefined;
}
