import { useEffect, useMemo, useState } from 'react';
import type { Extent, Position } from '../parcel-sketch/geometry.ts';
import { DEGREES, displayCrs, viewAround } from './feature-crs.ts';
import type { MapItem } from './feature-shapes.ts';
import { changedParts, extentOfParts, partsOfGeometry } from './geojson.ts';
import type { MapFeature } from './geojson.ts';
import type { FeatureMapProps } from './feature-types.ts';
import { DEFAULT_CRS } from './crs.ts';
import type { MapCrs, MapView } from './types.ts';
import { useByValue } from './use-by-value.ts';
import { stateAfter } from './use-map-engine.ts';

type Transform = (position: Position) => Position;

/** The view of a map without features and without a view of its own. */
const EVERYWHERE: MapView = {
  crs: { code: 'EPSG:3857' },
  extent: [-20_000_000, -10_000_000, 20_000_000, 10_000_000],
  minZoom: 0,
};

/** A feature with what the component knows about it. */
export interface ListedFeature<Properties> extends MapItem {
  readonly feature: MapFeature<Properties>;
  readonly label: string;
}

/** The features, in their own CRS and in that of the map. */
export interface MapFeatures<Properties> {
  /** In the CRS of the features. */
  readonly listed: readonly ListedFeature<Properties>[];
  /** In the map's CRS; empty until they are projected. */
  readonly items: readonly MapItem[];
  /** The bounding box in the CRS of the features; null without any position. */
  readonly extent: Extent | null;
  /** Null until it is known. */
  readonly view: MapView | null;
  /** Why they cannot be projected. */
  readonly failure: 'failed' | 'missing' | null;
}

const unchanged: Transform = (position) => position;

/** What brings positions from one CRS into another; null until it is loaded. */
function useTransform(from: MapCrs, to: MapCrs): Transform | 'failed' | 'missing' | null {
  const pair = useByValue({ from, to });
  const [loaded, setLoaded] = useState<{
    readonly pair: object;
    readonly result: Transform | 'failed' | 'missing';
  } | null>(null);
  const isSame = from.code === to.code;
  useEffect(() => {
    if (isSame) return undefined;
    let unmounted = false;
    const load = async (): Promise<Transform | 'failed' | 'missing'> => {
      try {
        const { loadTransform } = await import('./project.ts');
        return await loadTransform(pair.from, pair.to);
      } catch (error) {
        return stateAfter(error);
      }
    };
    const keep = async (): Promise<void> => {
      const result = await load();
      if (!unmounted) setLoaded({ pair, result });
    };
    void keep();
    return () => {
      unmounted = true;
    };
  }, [pair, isSame]);
  if (isSame) return unchanged;
  return loaded?.pair === pair ? loaded.result : null;
}

const contains = (outer: Extent, inner: Extent): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** The view around features; the same while it contains them, so that new features do not start the map again. */
function useViewAround(crs: MapCrs, extent: Extent | null): MapView {
  const [kept, setKept] = useState<MapView | null>(null);
  if (!extent) return kept ?? EVERYWHERE;
  if (kept?.crs?.code === crs.code && contains(kept.extent, extent)) return kept;
  const view = viewAround(crs, extent);
  setKept(view);
  return view;
}

/** Reads features, and projects them for the map. */
export function useFeatures<Properties>(
  props: Pick<
    FeatureMapProps<Properties>,
    'features' | 'featuresCrs' | 'featureLabel' | 'featureId' | 'featureKind' | 'view'
  > & { readonly firstKind: string },
): MapFeatures<Properties> {
  const { features, featuresCrs = DEGREES, featureLabel, featureKind, firstKind } = props;
  const { featureId = ({ id }, index) => String(id ?? index) } = props;
  const listed = features.map((feature, index) => ({
    feature,
    id: featureId(feature, index),
    label: featureLabel(feature),
    kind: featureKind?.(feature) ?? firstKind,
    parts: partsOfGeometry(feature.geometry),
  }));
  const raw = useByValue(listed.map(({ id, kind, parts }) => ({ id, kind, parts })));
  const extent = useMemo(() => extentOfParts(raw.map(({ parts }) => parts)), [raw]);
  const crs = props.view ? (props.view.crs ?? DEFAULT_CRS) : displayCrs(featuresCrs, extent);
  const transform = useTransform(featuresCrs, crs);
  const isReady = typeof transform === 'function';
  const change = isReady ? transform : null;
  const items = useProjected(raw, change);
  const around = useViewAround(
    crs,
    useMemo(() => extentOfParts(items.map(({ parts }) => parts)), [items]),
  );
  return {
    listed,
    items,
    extent,
    view: props.view ?? (isReady ? around : null),
    failure: typeof transform === 'string' ? transform : null,
  };
}

const NOTHING: readonly MapItem[] = [];

function useProjected(raw: readonly MapItem[], change: Transform | null): readonly MapItem[] {
  return useMemo(
    () =>
      change === null
        ? NOTHING
        : raw.map(({ id, kind, parts }) => ({ id, kind, parts: changedParts(parts, change) })),
    [raw, change],
  );
}
