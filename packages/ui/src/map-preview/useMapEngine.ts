import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { onThemeChange, readColors } from './colors.ts';
import type { MapEngine } from './engine.ts';
import type { BaseLayer, MapDrawing, MapView, TileState, WmsLayer } from './types.ts';

/** What the hook needs of the component. */
export interface MapSetup {
  readonly view: MapView;
  readonly baseLayer: BaseLayer | undefined;
  readonly wmsLayers: readonly WmsLayer[];
  readonly drawing: MapDrawing;
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
  const key = JSON.stringify(value);
  return useMemo((): Value => JSON.parse(key), [key]);
}

/**
 * Loads OpenLayers when a map is shown (UI-8) and keeps the running map in step with the
 * properties. If it cannot be loaded the state is `failed` and the static drawing stays.
 */
export function useMapEngine(setup: MapSetup): RunningMap {
  const target = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [tiles, setTiles] = useState<TileState>('loading');
  const view = useByValue(setup.view);
  const layers = useByValue({ base: setup.baseLayer, wms: setup.wmsLayers });
  const drawing = useByValue(setup.drawing);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    let gone = false;
    let started: MapEngine | null = null;
    const start = async (): Promise<void> => {
      try {
        const { startMap } = await import('./engine.ts');
        if (gone) return;
        started = startMap({
          target: element,
          view,
          colors: readColors(element),
          animated: prefersMotion(),
          onTileState: setTiles,
        });
        setEngine(started);
      } catch {
        if (!gone) setTiles('failed');
      }
    };
    void start();
    return () => {
      gone = true;
      started?.destroy();
      setEngine(null);
    };
  }, [view]);

  useEffect(() => engine?.setLayers(layers.base, layers.wms), [engine, layers]);

  useEffect(() => {
    engine?.draw(drawing);
    engine?.fit();
  }, [engine, drawing]);

  useEffect(() => {
    const element = target.current;
    if (!engine || !element) return undefined;
    return onThemeChange(() => engine.paint(readColors(element)));
  }, [engine]);

  const retry = engine ? () => engine.setLayers(layers.base, layers.wms) : null;
  return { target, engine, tiles, retry };
}
