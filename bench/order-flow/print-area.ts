import { median, report } from '../figure.ts';
import {
  parcelFits,
  printArea,
  smallestFittingPage,
} from '../../packages/order-flow/src/rules/print-area/print-area.ts';
import type { Position } from '@portal/api';
import { parcelOf } from '../../packages/order-flow/src/test-support.ts';

/*
 * What a change of format computes for a parcel of 10,000 vertices: print area, fit and proposal: `pnpm bench order-flow`.
 */

const VERTICES = 10_000;
const BUDGET_MS = 2;
const REPETITIONS = 200;

/** A ring without two vertices at the same distance from its centre. */
function irregularRing(): Position[] {
  const ring = Array.from({ length: VERTICES }, (_, index): Position => {
    const angle = (index / VERTICES) * 2 * Math.PI;
    const radius = 80 + 9 * Math.sin(index * 12.9898);
    return [380_000 + radius * Math.cos(angle), 5_820_000 + radius * Math.sin(angle)];
  });
  const [first] = ring;
  return first ? [...ring, first] : ring;
}

const page = { format: 'A4', orientation: 'PORTRAIT', scale: 1000 } as const;

/** Measures a new parcel, for which nothing is cached. */
function measure(): number {
  const parcel = parcelOf([irregularRing()]);
  const began = performance.now();
  const area = printArea(parcel, page);
  const fits = area !== null && parcelFits(parcel, area);
  const proposal = smallestFittingPage(parcel);
  const time = performance.now() - began;
  if (!fits || !proposal) throw new Error('The parcel should fit.');
  return time;
}

const times = Array.from({ length: REPETITIONS }, measure);
report('Print area, fit and proposal for a parcel of 10,000 vertices', [
  { what: 'median', value: median(times), unit: 'ms', digits: 2, atMost: BUDGET_MS },
  {
    what: 'first run, before just-in-time compilation',
    value: times[0] ?? 0,
    unit: 'ms',
    digits: 2,
  },
]);
