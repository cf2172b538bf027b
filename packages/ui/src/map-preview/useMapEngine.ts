import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import type { Position } from '../parcel-sketch/geometry.ts';
import { onThemeChange, readColors } from './colors.ts';
import { DEFAULT_CRS, UnknownCrsError } from './crs.ts';
import type * as Engine from './engine.ts';
import type { EngineEvents, FrameGrip, MapEngine } from './engine.ts';
import type {
  BaseLayer,
  EngineDrawing,
  MapClick,
  MapSection,
  MapView,
  TileState,
  WmsLayer,
} from './types.ts';

/** How the view follows a new drawing: shows it all, only if it is not seen well, not at all. */
export type Following = 'fit' | 'reveal' | 'stay';

/** What the hook needs of the component. */
export interface MapSetup extends Partial<Omit<EngineEvents, 'onTileState'>> {
  readonly view: MapView;
  readonly baseLayer: BaseLayer | undefined;
  readonly wmsLayers: readonly WmsLayer[];
  readonly showLandEstimate: boolean;
  readonly drawing: EngineDrawing;
  /** Says how the view follows; unchanged parts of the drawing are the same objects. */
  readonly follow: (before: EngineDrawing | null, after: EngineDrawing) => Following;
  readonly marker?: Position | null;
  readonly grip?: FrameGrip;
}

/** The running map, once it runs, and how its tiles fare. */
export interface RunningMap {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly engine: MapEngine | null;
  readonly tiles: TileState;
  /** Asks the services again; `null` while there is no map that could. */
  readonly retry: (() => void) | null;
}

function prefersMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The same object for equal values: consumers build layers and geometry anew at every render,
 * and the map must not start over for that.
 */
function useByValue<Value>(value: Value): Value {
  // Wrapped, as undefined alone has no JSON.
  const key = JSON.stringify({ value });
  return useMemo(() => {
    const copy: { value: Value } = JSON.parse(key);
    return copy.value;
  }, [key]);
}

function useStableDrawing(drawing: EngineDrawing): EngineDrawing {
  const parcel = useByValue(drawing.parcel);
  const pageRectangle = useByValue(drawing.pageRectangle);
  const neighbours = useByValue(drawing.neighbours);
  const candidates = useByValue(drawing.candidates);
  return useMemo(
    () => ({ parcel, pageRectangle, neighbours, candidates }),
    [parcel, pageRectangle, neighbours, candidates],
  );
}

/** Starts a map whose code and CRS are there. */
type Start = (options: Engine.EngineOptions) => MapEngine;

/**
 * Loads the engine, with it OpenLayers, and the map's CRS. Without that optional package a bundler
 * such as Vite puts a module in its place that throws an error of its own; what the network or the
 * browser fails to load is a `TypeError`. A CRS that nobody knows is the consumer's to repair.
 */
async function loadEngine({ crs }: MapView): Promise<Start | 'failed' | 'missing'> {
  try {
    const { startMap, loadProjection } = await import('./engine.ts');
    const projection = await loadProjection(crs ?? DEFAULT_CRS);
    return (options) => startMap(options, projection);
  } catch (error) {
    if (!(error instanceof UnknownCrsError))
      return error instanceof TypeError ? 'failed' : 'missing';
    reportError(error);
    return 'failed';
  }
}

function useColors(target: RefObject<HTMLDivElement | null>, engine: MapEngine | null): void {
  useEffect(() => {
    const element = target.current;
    if (!engine || !element) return undefined;
    return onThemeChange(() => engine.paint(readColors(element)));
  }, [target, engine]);
}

function useDrawing(engine: MapEngine | null, setup: MapSetup): void {
  const follow = useStableCallback(setup.follow);
  const drawing = useStableDrawing(setup.drawing);
  const marker = useByValue(setup.marker ?? null);
  const shown = useRef<{ engine: MapEngine; drawing: EngineDrawing } | null>(null);
  useEffect(() => {
    if (!engine) return;
    const before = shown.current?.engine === engine ? shown.current.drawing : null;
    shown.current = { engine, drawing };
    engine.draw(drawing);
    const following = follow(before, drawing);
    if (following !== 'stay') engine[following]();
  }, [engine, drawing, follow]);
  useEffect(() => engine?.mark(marker), [engine, marker]);
}

function useStartedEngine(setup: MapSetup): Pick<RunningMap, 'target' | 'engine' | 'tiles'> {
  const target = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [tiles, setTiles] = useState<TileState>('loading');
  const view = useByValue(setup.view);
  const onMoveEnd = useStableCallback((section: MapSection) => setup.onMoveEnd?.(section));
  const onClick = useStableCallback((click: MapClick) => setup.onClick?.(click));
  const onFrameMove = useStableCallback((dx: number, dy: number) => setup.onFrameMove?.(dx, dy));
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    let gone = false;
    let started: MapEngine | null = null;
    const start = async (): Promise<void> => {
      const begin = await loadEngine(view);
      if (gone) return;
      if (typeof begin === 'string') return setTiles(begin);
      started = begin({
        target: element,
        view,
        colors: readColors(element),
        animated: prefersMotion(),
        onTileState: setTiles,
        onMoveEnd,
        onClick,
        onFrameMove,
      });
      setEngine(started);
    };
    void start();
    return () => {
      gone = true;
      started?.destroy();
      setEngine(null);
    };
  }, [view, onMoveEnd, onClick, onFrameMove]);
  return { target, engine, tiles };
}

/**
 * Loads OpenLayers when a map is shown (UI-8) and keeps the running map in step with the
 * properties. If it cannot be loaded the state is `failed`, and `missing` where the page was built
 * without it; the static drawing stays.
 */
export function useMapEngine(setup: MapSetup): RunningMap {
  const { target, engine, tiles } = useStartedEngine(setup);
  const { baseLayer: base, wmsLayers, showLandEstimate, grip = 'none' } = setup;
  const wms = wmsLayers.filter((layer) => showLandEstimate || !layer.landEstimate);
  const layers = useByValue({ base, wms });
  useEffect(() => engine?.setLayers(layers.base, layers.wms), [engine, layers]);
  useDrawing(engine, setup);
  useEffect(() => engine?.gripFrame(grip), [engine, grip]);
  useColors(target, engine);
  const retry = engine ? () => engine.setLayers(layers.base, layers.wms) : null;
  return { target, engine, tiles, retry };
}
