import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { mediaQuery } from '../hooks/media.ts';
import { warnOfMap } from '../styles/development.ts';
import type { Position } from '../parcel-sketch/geometry.ts';
import { onThemeChange, readColors } from './colors.ts';
import { DEFAULT_CRS, UnknownCrsError } from './crs.ts';
import type * as Engine from './engine.ts';
import type { EngineEvents, FrameDragArea, MapEngine } from './engine.ts';
import { isSameValue } from './same-value.ts';
import type {
  BaseLayer,
  EngineDrawing,
  MapClick,
  MapSection,
  MapView,
  TileState,
  WmsLayer,
} from './types.ts';

/**
 * How the view follows a new drawing: fits to it, moves only if it is not well visible, or stays.
 */
export type FollowMode = 'fit' | 'reveal' | 'stay';

/** Options of the map. */
interface MapOptions extends Partial<Omit<EngineEvents, 'onTileState'>> {
  readonly view: MapView;
  readonly baseLayer: BaseLayer | undefined;
  readonly wmsLayers: readonly WmsLayer[];
  readonly showLandEstimate: boolean;
  readonly drawing: EngineDrawing;
  /** Decides how the view follows; unchanged parts of the drawing are the same objects. */
  readonly follow: (before: EngineDrawing | null, after: EngineDrawing) => FollowMode;
  readonly marker?: Position | null;
  /** The found parcel whose outline is thicker. */
  readonly activeId?: string | null | undefined;
  readonly frameDragArea?: FrameDragArea;
}

/** The map and its loading state. */
export interface RunningMap {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly engine: MapEngine | null;
  readonly tiles: TileState;
  /** Loads the tile layers again; `null` before the map is loaded. */
  readonly retry: (() => void) | null;
}

function prefersMotion(): boolean {
  return !mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
}

/**
 * Returns the same object for equal values: consumers may create layers and geometry in every
 * render, which must not restart the map.
 */
function useByValue<Value>(value: Value): Value {
  const [kept, setKept] = useState({ value });
  if (isSameValue(kept.value, value)) return kept.value;
  setKept({ value });
  return value;
}

function useStableDrawing(drawing: EngineDrawing): EngineDrawing {
  const parcel = useByValue(drawing.parcel);
  const pageRectangle = useByValue(drawing.pageRectangle);
  const neighbours = useByValue(drawing.neighbours);
  const boundaries = useByValue(drawing.boundaries);
  const around = useByValue(drawing.around);
  const candidates = useByValue(drawing.candidates);
  return useMemo(
    () => ({ parcel, pageRectangle, neighbours, boundaries, around, candidates }),
    [parcel, pageRectangle, neighbours, boundaries, around, candidates],
  );
}

/** Starts a map after its code and CRS are loaded. */
type Start = (options: Engine.EngineOptions) => MapEngine;

/**
 * Loads the engine with OpenLayers, and the map's CRS. Without that optional package bundlers such
 * as Vite insert a module that throws an error of its own; a network failure is a `TypeError`. An
 * unknown CRS is an error of the configuration. In development a warning names both.
 */
async function loadEngine({ crs }: MapView): Promise<Start | 'failed' | 'missing'> {
  try {
    const { startMap, loadProjection } = await import('./engine.ts');
    const projection = await loadProjection(crs ?? DEFAULT_CRS);
    return (options) => startMap(options, projection);
  } catch (error) {
    if (error instanceof TypeError) return 'failed';
    if (error instanceof UnknownCrsError) {
      warnOfMap(error.message);
      return 'failed';
    }
    warnOfMap(`the package "ol" cannot be loaded: ${String(error)}`);
    return 'missing';
  }
}

function useColors({ target, engine }: Pick<RunningMap, 'target' | 'engine'>): void {
  useEffect(() => {
    const element = target.current;
    if (!engine || !element) return undefined;
    const paint = (): void => engine.paint(readColors(element));
    paint();
    return onThemeChange(element, paint);
  }, [target, engine]);
}

function useDrawing(engine: MapEngine | null, options: MapOptions): void {
  const follow = useStableCallback(options.follow);
  const drawing = useStableDrawing(options.drawing);
  const marker = useByValue(options.marker ?? null);
  const shown = useRef<{ engine: MapEngine; drawing: EngineDrawing } | null>(null);
  useEffect(() => {
    if (!engine) return;
    const before = shown.current?.engine === engine ? shown.current.drawing : null;
    shown.current = { engine, drawing };
    engine.draw(drawing);
    const mode = follow(before, drawing);
    if (mode !== 'stay') engine[mode]();
  }, [engine, drawing, follow]);
  useEffect(() => engine?.mark(marker), [engine, marker]);
  const activeId = options.activeId ?? null;
  useEffect(() => engine?.highlight(activeId), [engine, activeId]);
}

function useStartedEngine(options: MapOptions): Pick<RunningMap, 'target' | 'engine' | 'tiles'> {
  const target = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [tiles, setTiles] = useState<TileState>('loading');
  const view = useByValue(options.view);
  const onMoveEnd = useStableCallback((section: MapSection) => options.onMoveEnd?.(section));
  const onClick = useStableCallback((click: MapClick) => options.onClick?.(click));
  const onHover = useStableCallback((id: string | null) => options.onHover?.(id));
  const onFrameMove = useStableCallback((dx: number, dy: number) => options.onFrameMove?.(dx, dy));
  useEffect(() => {
    const element = target.current;
    // OpenLayers needs the sizes of elements, which jsdom does not have: the map stays in the state `loading`.
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    let unmounted = false;
    let started: MapEngine | null = null;
    const start = async (): Promise<void> => {
      const startMap = await loadEngine(view);
      if (unmounted) return;
      if (typeof startMap === 'string') return setTiles(startMap);
      started = startMap({
        target: element,
        view,
        colors: readColors(element),
        animated: prefersMotion(),
        onTileState: setTiles,
        onMoveEnd,
        onClick,
        onFrameMove,
        onHover,
      });
      setEngine(started);
    };
    void start();
    return () => {
      unmounted = true;
      started?.destroy();
      setEngine(null);
    };
  }, [view, onMoveEnd, onClick, onFrameMove, onHover]);
  return { target, engine, tiles };
}

/**
 * Loads OpenLayers when a map is shown and updates the running map when properties change.
 * If it cannot be loaded the state is `failed`, or `missing` if the page was built without it; the
 * static drawing stays.
 */
export function useMapEngine(options: MapOptions): RunningMap {
  const { target, engine, tiles } = useStartedEngine(options);
  const { baseLayer: base, wmsLayers, showLandEstimate, frameDragArea = 'none' } = options;
  const wms = wmsLayers.filter((layer) => showLandEstimate || !layer.landEstimate);
  const layers = useByValue({ base, wms });
  useEffect(() => engine?.setLayers(layers.base, layers.wms), [engine, layers]);
  useDrawing(engine, options);
  useEffect(() => engine?.setFrameDragArea(frameDragArea), [engine, frameDragArea]);
  useColors({ target, engine });
  const retry = engine ? () => engine.setLayers(layers.base, layers.wms) : null;
  return { target, engine, tiles, retry };
}
