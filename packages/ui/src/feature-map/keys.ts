import type { MapEngine } from './engine.ts';
import { PAN_STEPS } from './MapControls.tsx';

/** Handles a key of the map; returns whether the key was handled. */
export function applyMapKey(engine: MapEngine, key: string): boolean {
  const pan = PAN_STEPS.find((candidate) => candidate.key === key);
  if (pan) engine.panBy(pan.step);
  else if (key === '+' || key === '=') engine.zoomBy(1);
  else if (key === '-' || key === '_') engine.zoomBy(-1);
  else if (key === '0' || key === 'Home') engine.fit();
  else return false;
  return true;
}
