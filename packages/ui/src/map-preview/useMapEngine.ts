import { useEffect, useRef, useState } from 'react';
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
  /** Asks the services again. */
  readonly retry: () => void;
}

function prefersMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A text that is the same for equal values: consumers build layers and geometry anew at every
 * render, and the map must not start over for that.
 */
function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * Loads OpenLayers when a map is shown (UI-8) and keeps the running map in step with the
 * properties. If it cannot be loaded the state is `failed` and the static drawing stays.
 */
export function useMapEngine(setup: MapSetup): RunningMap {
  const target = useRef<HTMLDivElement>(null);
  const latest = useRef(setup);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [tiles, setTiles] = useState<TileState>('loading');
  const [attempt, setAttempt] = useState(0);
  const viewKey = keyOf(setup.view);
  const layersKey = keyOf([setup.baseLayer, setup.wmsLayers]);
  const drawingKey = keyOf(setup.drawing);

  useEffect(() => {
    latest.current = setup;
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    let gone = false;
    let started: MapEngine | null = null;
    import('./engine.ts')
      .then(({ startMap }) => {
        if (gone) return;
        started = startMap({
          target: element,
          view: latest.current.view,
          colors: readColors(element),
          animated: prefersMotion(),
          onTileState: setTiles,
        });
        setEngine(started);
      })
      .catch(() => {
        if (!gone) setTiles('failed');
      });
    return () => {
      gone = true;
      started?.destroy();
      setEngine(null);
    };
  }, [viewKey]);

  useEffect(() => {
    if (!engine) return;
    engine.setLayers(latest.current.baseLayer, latest.current.wmsLayers);
  }, [engine, layersKey, attempt]);

  useEffect(() => {
    if (!engine) return;
    engine.draw(latest.current.drawing);
    engine.fit();
  }, [engine, drawingKey]);

  useEffect(() => {
    const element = target.current;
    if (!engine || !element) return undefined;
    return onThemeChange(() => engine.paint(readColors(element)));
  }, [engine]);

  return { target, engine, tiles, retry: () => setAttempt((count) => count + 1) };
}
