import type { Extent, MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';

/** The CRS of a map: of all coordinates given to it and heard from it, and of its services. */
export interface MapCrs {
  /** Its code, such as `EPSG:25832`. */
  readonly code: string;
  /**
   * What the code means, in the words of PROJ, such as `+proj=tmerc +lat_0=0 +lon_0=15 …`. Needed for all but UTM on
   * ETRS89 or WGS 84 and Web Mercator; proj4 is loaded for it.
   */
  readonly definition?: string;
}

/** A WMTS whose capabilities document configures the base layer, in the map's CRS. */
export interface BaseLayer {
  /** Address of the capabilities document (`…?SERVICE=WMTS&REQUEST=GetCapabilities`). */
  readonly capabilitiesUrl: string;
  /** Identifier of the layer inside the capabilities. */
  readonly layer: string;
  /** Identifier of the matrix set to use; its CRS must be the map's, in any spelling. */
  readonly matrixSet: string;
}

/** A WMS 1.3.0 layer drawn over the base layer. */
export interface WmsLayer {
  /** Address of the service, without the parameters of WMS. */
  readonly url: string;
  /** Comma-separated names, as the service wants them. */
  readonly layers: string;
  /** Names of its styles; the default ones if left out. */
  readonly styles?: string;
  /** Default true, as the layer lies over another. */
  readonly transparent?: boolean;
  /** 0 (not seen) to 1 (default). */
  readonly opacity?: number;
  /** The layer belongs to the land estimate and is shown only for products that have one. */
  readonly landEstimate?: boolean;
}

/** Bounds of the view. Zoom 0 shows 156,543 m per pixel, each step halves it. */
export interface MapView {
  /** Of everything in the map; default `EPSG:25833` (ETRS89 / UTM zone 33N). */
  readonly crs?: MapCrs;
  /** The ground one may pan to, metres. */
  readonly extent: Extent;
  /** Default: the least zoom. What shows more than the extent is brought closer. */
  readonly initialZoom?: number;
  /** Default 8.5. */
  readonly minZoom?: number;
  /** Default 22. */
  readonly maxZoom?: number;
}

/** What is drawn from our own geometry, with or without tiles (BEY-8). */
export interface MapDrawing {
  /** The chosen parcel, violet and solid. */
  readonly parcel?: MultiPolygonCoordinates | undefined;
  /** The page that will be printed, blue and dashed. */
  readonly pageRectangle?: Ring | undefined;
  /** Parcels around it, drawn as hairlines when there are no tiles to show them. */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
}

/** A parcel that was found, and by which name it is known outside the map. */
export interface MapParcel {
  /** Identifies the parcel when it is picked. */
  readonly id: string;
  /** How the list calls it, such as its display string; spoken when it is chosen. */
  readonly label: string;
  /** Its outline, metres in the map's CRS. */
  readonly geometry: MultiPolygonCoordinates;
}

/** Everything the engine can draw. */
export interface EngineDrawing extends MapDrawing {
  /** Parcels that were found but not chosen: violet outlines without filling. */
  readonly candidates?: readonly MapParcel[] | undefined;
}

/** The ground that is seen: its box in metres and the zoom. */
export interface MapSection {
  /** The ground in view, metres in the map's CRS. */
  readonly extent: Extent;
  /** Zoom level, as tiles count it. */
  readonly zoom: number;
}

/** A press on the map. */
export interface MapClick {
  /** Metres in the map's CRS, rounded to centimetres. */
  readonly coordinate: Position;
  /** Ids of the found parcels that lie there. */
  readonly parcelIds: readonly string[];
}

/** Colours of the drawing, as any CSS colour; read from the theme's variables. */
export interface MapColors {
  readonly paper: string;
  readonly boundary: string;
  readonly parcel: string;
  readonly printFrame: string;
}

/**
 * Loading state of the tile layers; the drawing itself is always there. `missing`: the page was
 * built without OpenLayers, so there can be no map at all.
 */
export type TileState = 'loading' | 'ready' | 'failed' | 'missing';
