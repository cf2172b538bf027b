import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { mediaQuery } from '../hooks/media.ts';
import { warnOfMap } from '../styles/development.ts';
import { onThemeChange, readColors } from './colors.ts';
import { DEFAULT_CRS, UnknownCrsError } from './crs.ts';
import type * as Engine from './engine.ts';
import type { EngineEvents, FrameDragArea, MapEngine } from './engine.ts';
import { isSameValue } from './same-value.ts';
import { useByValue } from './use-by-value.ts';
import type {
  BaseLayer,
  EngineDrawing,
  MapClick,
  MapLooks,
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
interface MapOptions<Drawing extends object> extends Partial<Omit<EngineEvents, 'onTileState'>> {
  /** Null while it is not known: then no map is started. */
  readonly view: MapView | null;
  readonly baseLayer: BaseLayer | undefined;
  readonly wmsLayers: readonly WmsLayer[];
  /** What the map shows, in the words of its component. */
  readonly drawing: Drawing;
  /** What the engine draws for it; the same function in every render. */
  readonly shapesOf: (drawing: Drawing) => EngineDrawing;
  /** How the kinds of shapes are drawn; the same object in every render. */
  readonly looks: MapLooks;
  /** Decides how the view follows; unchanged parts of the drawing are the same objects. */
  readonly follow: (before: Drawing | null, after: Drawing) => FollowMode;
  /** The shape that is drawn by the looks of the kind `highlighted`. */
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

function prefersMotion(element: Element): boolean {
  return !mediaQuery('(prefers-reduced-motion: reduce)', element)?.matches;
}

/** The same for each part of a drawing. */
function useByParts<Drawing extends object>(drawing: Drawing): Drawing {
  const [kept, setKept] = useState(drawing);
  const next = { ...drawing };
  let isNew = false;
  for (const part in next) {
    if (isSameValue(kept[part], next[part])) next[part] = kept[part];
    else isNew = true;
  }
  if (!isNew) return kept;
  setKept(next);
  return next;
}

/** Starts a map after its code and CRS are loaded. */
type Start = (options: Engine.EngineOptions) => MapEngine;

/**
 * The state of a map whose code or CRS could not be loaded. Without the optional package OpenLayers bundlers such
 * as Vite insert a module that throws an error of its own; a network failure is a `TypeError`. An
 * unknown CRS is an error of the configuration. In development a warning names both.
 */
export function stateAfter(error: unknown): 'failed' | 'missing' {
  if (error instanceof TypeError) return 'failed';
  if (error instanceof UnknownCrsError) {
    warnOfMap(error.message);
    return 'failed';
  }
  warnOfMap(`the package "ol" cannot be loaded: ${String(error)}`);
  return 'missing';
}

/** Loads the engine with OpenLayers, and the map's CRS. */
async function loadEngine({ crs }: MapView): Promise<Start | 'failed' | 'missing'> {
  try {
    const { startMap, loadProjection } = await import('./engine.ts');
    const projection = await loadProjection(crs ?? DEFAULT_CRS);
    return (options) => startMap(options, projection);
  } catch (error) {
    return stateAfter(error);
  }
}

function useColors(
  { target, engine }: Pick<RunningMap, 'target' | 'engine'>,
  looks: MapLooks,
): void {
  useEffect(() => {
    const element = target.current;
    if (!engine || !element) return undefined;
    const paint = (): void => engine.paint(readColors(element, looks));
    paint();
    return onThemeChange(element, paint);
  }, [target, engine, looks]);
}

function useDrawing<Drawing extends object>(
  engine: MapEngine | null,
  options: MapOptions<Drawing>,
): void {
  const { shapesOf } = options;
  const follow = useStableCallback(options.follow);
  const drawing = useByParts(options.drawing);
  const shown = useRef<{ engine: MapEngine; drawing: Drawing } | null>(null);
  useEffect(() => {
    if (!engine) return;
    const before = shown.current?.engine === engine ? shown.current.drawing : null;
    shown.current = { engine, drawing };
    engine.draw(shapesOf(drawing));
    const mode = follow(before, drawing);
    if (mode !== 'stay') engine[mode]();
  }, [engine, drawing, shapesOf, follow]);
  const activeId = options.activeId ?? null;
  useEffect(() => engine?.highlight(activeId), [engine, activeId]);
}

function useStartedEngine<Drawing extends object>(
  options: MapOptions<Drawing>,
): Pick<RunningMap, 'target' | 'engine' | 'tiles'> {
  const target = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [tiles, setTiles] = useState<TileState>('loading');
  const view = useByValue(options.view);
  const looks = useRef(options.looks);
  const onMoveEnd = useStableCallback((section: MapSection) => options.onMoveEnd?.(section));
  const onClick = useStableCallback((click: MapClick) => options.onClick?.(click));
  const onHover = useStableCallback((id: string | null) => options.onHover?.(id));
  const onFrameMove = useStableCallback((dx: number, dy: number) => options.onFrameMove?.(dx, dy));
  useEffect(() => {
    const element = target.current;
    // OpenLayers needs the sizes of elements, which jsdom does not have: the map stays in the state `loading`.
    if (!element || !view || typeof ResizeObserver !== 'function') return undefined;
    let unmounted = false;
    let started: MapEngine | null = null;
    const start = async (): Promise<void> => {
      const startMap = await loadEngine(view);
      if (unmounted) return;
      if (typeof startMap === 'string') return setTiles(startMap);
      started = startMap({
        target: element,
        view,
        colors: readColors(element, looks.current),
        animated: prefersMotion(element),
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
export function useMapEngine<Drawing extends object>(options: MapOptions<Drawing>): RunningMap {
  const { target, engine, tiles } = useStartedEngine(options);
  const { baseLayer: base, wmsLayers: wms, frameDragArea = 'none' } = options;
  const layers = useByValue({ base, wms });
  useEffect(() => engine?.setLayers(layers.base, layers.wms), [engine, layers]);
  useDrawing(engine, options);
  useEffect(() => engine?.setFrameDragArea(frameDragArea), [engine, frameDragArea]);
  useColors({ target, engine }, options.looks);
  const retry = engine ? () => engine.setLayers(layers.base, layers.wms) : null;
  return { target, engine, tiles, retry };
}
