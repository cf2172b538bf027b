import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { MapFeature } from './geojson.ts';
import type { FeatureMapTexts } from './texts.ts';
import type { BaseLayer, MapCrs, MapLook, MapView, WmsLayer } from './types.ts';

/** A kind of features: its name, and how its features are drawn. */
export interface FeatureKind {
  /** What `featureKind` returns for its features. */
  readonly id: string;
  /** Its name in the legend and in the list. */
  readonly label: string;
  /** How it differs from the plain look; kinds should differ by more than their colour. */
  readonly look?: MapLook | undefined;
}

/** Properties of a map of features. */
export interface FeatureMapProps<Properties>
  extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What the map shows, as text below the map; also its description. */
  readonly textAlternative: string;
  /** The features of a GeoJSON collection, of any types of geometry. */
  readonly features: readonly MapFeature<Properties>[];
  /** CRS of the features; default `EPSG:4326`, longitude and latitude in degrees, as GeoJSON has it. */
  readonly featuresCrs?: MapCrs | undefined;
  /** Name of a feature, in the list and when it is selected. */
  readonly featureLabel: (feature: MapFeature<Properties>) => string;
  /** Identifies a feature; default its `id`, else its number in the list. */
  readonly featureId?: ((feature: MapFeature<Properties>, index: number) => string) | undefined;
  /** Id of the kind of a feature; default the first kind. */
  readonly featureKind?: ((feature: MapFeature<Properties>) => string) | undefined;
  /** Further words beside the name of a feature in the list. */
  readonly featureDetails?: ((feature: MapFeature<Properties>) => ReactNode) | undefined;
  /** The kinds of features; without them all are drawn in one way, and there is no legend. */
  readonly kinds?: readonly FeatureKind[] | undefined;
  /** Id of the selected feature (controlled); null for none. */
  readonly selectedId?: string | null | undefined;
  /** Id of the feature that is selected at first (uncontrolled); default none. */
  readonly defaultSelectedId?: string | null | undefined;
  /** Called with the feature that a person has selected, null when they have taken it back. */
  readonly onSelectedIdChange?: ((id: string | null) => void) | undefined;
  /** CRS, extent and zoom levels of the map; default the UTM zone of the features, and as much around them on each side. */
  readonly view?: MapView | undefined;
  /** Base layer; none by default. */
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Attribution of the data, as its licence requires. */
  readonly attribution?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<FeatureMapTexts> | undefined;
}
