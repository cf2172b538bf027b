import type { FeatureKind, MapFeature } from './index.ts';

/** What the stories know of a feature. */
export interface SampleProperties {
  readonly name: string;
  readonly kind: 'reserve' | 'path' | 'station';
  readonly opened?: string;
}

/** Invented places in degrees, as GeoJSON has them: an area with a hole, a path, and two stations. */
export const sampleFeatures: readonly MapFeature<SampleProperties>[] = [
  {
    type: 'Feature',
    id: 'reserve',
    properties: { name: 'Moorwiesen', kind: 'reserve', opened: 'seit 1994' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [13.36, 52.5],
          [13.4, 52.5],
          [13.4, 52.52],
          [13.36, 52.52],
          [13.36, 52.5],
        ],
        [
          [13.375, 52.506],
          [13.385, 52.506],
          [13.385, 52.513],
          [13.375, 52.513],
          [13.375, 52.506],
        ],
      ],
    },
  },
  {
    type: 'Feature',
    id: 'path',
    properties: { name: 'Bohlenweg', kind: 'path' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [13.35, 52.495],
        [13.37, 52.503],
        [13.39, 52.503],
        [13.42, 52.515],
      ],
    },
  },
  {
    type: 'Feature',
    id: 'north',
    properties: { name: 'Messstelle Nord', kind: 'station', opened: 'seit 2011' },
    geometry: { type: 'Point', coordinates: [13.38, 52.5095] },
  },
  {
    type: 'Feature',
    id: 'south',
    properties: { name: 'Messstelle Süd', kind: 'station' },
    geometry: { type: 'Point', coordinates: [13.41, 52.497] },
  },
];

/** Kinds that differ by width, dashes and filling, not by colour alone. */
const sampleKinds: readonly FeatureKind[] = [
  { id: 'reserve', label: 'Schutzgebiet' },
  {
    id: 'path',
    label: 'Wanderweg',
    look: { line: 'var(--portal-color-ink)', lineWidth: 2.5, dash: [8, 5], cap: 'butt' },
  },
  {
    id: 'station',
    label: 'Messstelle',
    look: { line: 'var(--portal-color-paper)', lineWidth: 2, fillOpacity: 1 },
  },
];

/** A map of all of them, as properties of a `FeatureMap`. */
export const sampleFeatureMap = {
  textAlternative:
    'Die Moorwiesen mit dem Bohlenweg. Die Messstelle Nord liegt in ihrer Mitte, die Messstelle Süd südöstlich davon.',
  features: sampleFeatures,
  featureLabel: ({ properties }: MapFeature<SampleProperties>) => properties.name,
  featureKind: ({ properties }: MapFeature<SampleProperties>) => properties.kind,
  featureDetails: ({ properties }: MapFeature<SampleProperties>) => properties.opened,
  kinds: sampleKinds,
  attribution: 'Erfundene Orte',
};
