import type { ReactNode } from 'react';
import type { Extent, MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';

/** The CRS of a map: of all coordinates passed to and from it, and of its services. */
export interface MapCrs {
  /** EPSG code, such as `EPSG:25832`. */
  readonly code: string;
  /**
   * PROJ definition, such as `+proj=tmerc +lat_0=0 +lon_0=15 …`. Required except for UTM on ETRS89
   * or WGS 84 and Web Mercator; proj4 is loaded for it.
   */
  readonly definition?: string;
}

/** A WMTS whose capabilities document configures the base layer, in the map's CRS. */
export interface BaseLayer {
  /** Address of the capabilities document (`…?SERVICE=WMTS&REQUEST=GetCapabilities`). */
  readonly capabilitiesUrl: string;
  /** Identifier of the layer inside the capabilities. */
  readonly layer: string;
  /**
   * Identifier of the same layer with twice as many pixels in each tile, in the same matrix set; for screens with more than one
   * device pixel per CSS px. Without it such screens enlarge the tiles of `layer`.
   */
  readonly hidpiLayer?: string;
  /** Identifier of the matrix set to use; its CRS must be the map's, in any spelling. */
  readonly matrixSet: string;
}

/** Software of a WMS that can draw lines and labels larger: each has its own parameter for it. */
export type WmsServerType = 'mapserver' | 'geoserver' | 'qgis' | 'carmentaserver';

/** A WMS 1.3.0 layer drawn over the base layer. */
export interface WmsLayer {
  /** Address of the service, without the parameters of WMS. */
  readonly url: string;
  /** Value of the parameter `LAYERS`: names, separated by commas. */
  readonly layers: string;
  /** Value of the parameter `STYLES`; default styles if omitted. */
  readonly styles?: string;
  /**
   * Software of the service. With it, images have as many pixels as the screen, at most two for each CSS px in each direction;
   * without it one, as lines and labels would become too small.
   */
  readonly serverType?: WmsServerType;
  /** Default true, as the layer lies over another. */
  readonly transparent?: boolean;
  /** 0 (invisible) to 1 (default). */
  readonly opacity?: number;
  /** The layer belongs to the land estimate and is shown only for products that have one. */
  readonly landEstimate?: boolean;
}

/** Bounds of the view. Zoom 0 shows 156,543 m per pixel, each step halves it. */
export interface MapView {
  /** CRS of the map; default `EPSG:25833` (ETRS89 / UTM zone 33N). */
  readonly crs?: MapCrs;
  /** The area to which the user can pan, in metres. */
  readonly extent: Extent;
  /** The section that is shown while nothing is drawn, in metres; default the middle of `extent` at the initial zoom. */
  readonly start?: Extent;
  /** Default the minimum zoom; increased if it would show more than the extent. */
  readonly initialZoom?: number;
  /** Default 8.5. */
  readonly minZoom?: number;
  /** Default 22. */
  readonly maxZoom?: number;
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

/** The map as an overlay sees it: positions are metres in its CRS, pixels are CSS px of its element. */
export interface MapPlaces {
  /** The place of a position; null before the first rendering. */
  pixelOf(position: Position): Position | null;
  /** Calls back after every rendering. @returns ends it */
  onRender(callback: () => void): () => void;
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

/** Everything the engine can draw. */
export interface EngineDrawing extends MapDrawing {
  /** Is shown too when the view is fitted, such as the paper around the page frame. */
  readonly around?: Ring | undefined;
  /** Parcels that were found but are not selected: violet outlines without filling. */
  readonly candidates?: readonly MapParcel[] | undefined;
}

/** The visible section of the map. */
export interface MapSection {
  /** Bounding box, in metres in the map's CRS. */
  readonly extent: Extent;
  /** Zoom level, as tiles count it. */
  readonly zoom: number;
}

/** A click on the map. */
export interface MapClick {
  /** In metres in the map's CRS, rounded to centimetres. */
  readonly coordinate: Position;
  /** Ids of the found parcels at this place. */
  readonly parcelIds: ReadonlyArray<string>;
}

/** Colours of the drawing as CSS colours, read from the theme's variables. */
export interface MapColors {
  readonly paper: string;
  readonly boundary: string;
  /** Width of boundaries in CSS px. */
  readonly boundaryWidth: number;
  readonly parcel: string;
  readonly printFrame: string;
  /** Whether the theme is dark: map services draw on white. */
  readonly isDark: boolean;
}

/**
 * Loading state of the tile layers. `missing`: the page was built without OpenLayers, so there is
 * no map.
 */
export type TileState = 'loading' | 'ready' | 'failed' | 'missing';
