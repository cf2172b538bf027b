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

/** The map as an overlay sees it: positions are metres in its CRS, pixels are CSS px of its element. */
export interface MapPlaces {
  /** The place of a position; null before the first rendering. */
  pixelOf(position: Position): Position | null;
  /** Calls back after every rendering. @returns ends it */
  onRender(callback: () => void): () => void;
}

/** How one kind of shape is drawn, once or several times: a wide line below another is its halo. */
export interface MapLook {
  /** Colour of lines and edges, in any CSS notation, also `var(--…)`. */
  readonly line?: string | undefined;
  /** Width of lines and edges, in CSS px; default 1. */
  readonly lineWidth?: number | undefined;
  /** The same in the theme of high contrast; default `lineWidth`. */
  readonly contrastWidth?: number | undefined;
  /** Lengths of dashes and gaps, in CSS px. */
  readonly dash?: readonly number[] | undefined;
  /** Ends of dashes; default `round`. */
  readonly cap?: 'butt' | 'round' | undefined;
  /** Colour of areas and points, in any CSS notation, also `var(--…)`. */
  readonly fill?: string | undefined;
  /** Opacity of `fill`, for `oklch(…)`, `rgb(…)` and `hsl(…)`; another notation becomes transparent. Default 1. */
  readonly fillOpacity?: number | undefined;
  /** Colour that letters and lines of the tiles take within an area; tiles draw them dark on a light ground. Areas with a `fill` are hatched in it. */
  readonly ink?: string | undefined;
  /** Radius of points, in CSS px; without it the look draws no points. */
  readonly radius?: number | undefined;
}

/** The looks of all kinds of shapes, each from the lowest. */
export type MapLooks = Readonly<Record<string, readonly MapLook[]>>;

/** What is drawn together; positions are metres in the map's CRS. */
export interface MapShape {
  /** Reported when somebody clicks the area of the shape. */
  readonly id?: string | undefined;
  /** Name of its looks; a kind without looks is not drawn. */
  readonly kind: string;
  readonly polygons?: MultiPolygonCoordinates | undefined;
  readonly lines?: readonly Ring[] | undefined;
  readonly points?: readonly Position[] | undefined;
}

/** Everything the engine can draw. */
export interface EngineDrawing {
  /** Later ones are above earlier ones. */
  readonly shapes: readonly MapShape[];
  /** What the view is fitted to, in metres; null if nothing is drawn. */
  readonly focus: Extent | null;
  /** A rectangle that can be dragged, drawn by the looks of the kind `frame`. */
  readonly frame?: Ring | undefined;
  /** Whether the frame is drawn by an element over the map, which has a handle, and not by its looks. */
  readonly hasOwnFrame?: boolean | undefined;
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
  /** Ids of the shapes whose area is at this place. */
  readonly ids: readonly string[];
}

/** The looks in the theme of the page: a canvas cannot resolve CSS variables. */
export interface MapColors {
  readonly looks: MapLooks;
  /** Whether the theme is dark: map services draw on white. */
  readonly isDark: boolean;
}

/**
 * Loading state of the tile layers. `missing`: the page was built without OpenLayers, so there is
 * no map.
 */
export type TileState = 'loading' | 'ready' | 'failed' | 'missing';
