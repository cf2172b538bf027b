import { median, report } from '../figure.ts';
import {
  parcelFits,
  printArea,
  smallestFitting,
} from '../../../packages/order-flow/src/print-area/print-area.ts';
import type { Position } from '@portal/api';
import { parcelOf } from '../../../packages/order-flow/src/test-support.ts';

/*
 * What a change of format computes for a parcel of 10,000 vertices: the print area, whether the parcel fits it, and
 * the proposal. A browser must not feel it: `node bench/print-area.ts`.
 */

const VERTICES = 10_000;
const BUDGET_MS = 2;
const REPETITIONS = 200;

/** A ring whose every vertex counts: rough, so that no two have the same distance from the middle. */
function roughRing(): Position[] {
  const ring = Array.from({ length: VERTICES }, (_, index): Position => {
    const angle = (index / VERTICES) * 2 * Math.PI;
    const radius = 80 + 9 * Math.sin(index * 12.9898);
    return [380_000 + radius * Math.cos(angle), 5_820_000 + radius * Math.sin(angle)];
  });
  const [first] = ring;
  return first ? [...ring, first] : ring;
}

const page = { format: 'A4', orientation: 'PORTRAIT', scale: 1000 } as const;

/** Each time a parcel that nobody has looked at before. */
function once(): number {
  const parcel = parcelOf([roughRing()]);
  const began = performance.now();
  const area = printArea(parcel, page);
  const fits = area !== null && parcelFits(parcel, area);
  const proposal = smallestFitting(parcel);
  const time = performance.now() - began;
  if (!fits || !proposal) throw new Error('The parcel should fit.');
  return time;
}

const times = Array.from({ length: REPETITIONS }, once);
report('Print area, fit and proposal for a parcel of 10,000 vertices', [
  { what: 'median', value: median(times), unit: 'ms', digits: 2, atMost: BUDGET_MS },
  {
    what: 'the very first, before the engine has compiled it',
    value: times[0] ?? 0,
    unit: 'ms',
    digits: 2,
  },
]);
