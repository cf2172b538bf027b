import type { ReactNode } from 'react';
import type { WmsLayer as ServiceLayer } from '../feature-map/types.ts';
import type { MultiPolygonCoordinates, Ring } from '../parcel-sketch/geometry.ts';

/** A WMS 1.3.0 layer drawn over the base layer. */
export interface WmsLayer extends ServiceLayer {
  /** The layer belongs to the land estimate and is shown only for products that have one. */
  readonly landEstimate?: boolean;
}

/** What is drawn from geometry, with or without tiles. */
export interface MapDrawing {
  /** The selected parcel, violet and solid. */
  readonly parcel?: MultiPolygonCoordinates | undefined;
  /** The page that will be printed, blue and dashed. */
  readonly pageRectangle?: Ring | undefined;
  /** Neighbouring parcels, drawn as hairlines. */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
  /** Boundaries of sections (Flur) as lines of positions, dash-dotted; on the map only. */
  readonly boundaries?: readonly Ring[] | undefined;
}

/** The printed sheet around the page frame, in millimetres from its top left corner. */
export interface MapSheet {
  /** Width of the paper. */
  readonly width: number;
  /** Height of the paper. */
  readonly height: number;
  /** The map on the paper, which is the page frame. */
  readonly field: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** What is printed beside the map, such as the title block: SVG elements in millimetres. */
  readonly children?: ReactNode;
}

/** A parcel in the search results. */
export interface MapParcel {
  /** Identifies the parcel. */
  readonly id: string;
  /** Its display string, as in the list of results; announced when it is selected. */
  readonly label: string;
  /** Its outline, in metres in the map's CRS. */
  readonly geometry: MultiPolygonCoordinates;
  /** A letter that stands on the parcel, as in the list of results; not read, as the list has it. */
  readonly mark?: string | undefined;
}
