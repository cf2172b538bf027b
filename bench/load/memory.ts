import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 5000;
const HOUR_MS = 3_600_000;

/** Memory of processes at a time: ms since the start, and MB. */
export interface MemorySample {
  readonly at: number;
  readonly megabytes: number;
}

/** Resident memory of a process in MB, as Linux reports it; 0 when it has ended. */
function residentMegabytes(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / MEGABYTE;
  } catch {
    return 0;
  }
}

/** Samples the memory of processes together. @returns a function that ends it */
export function observeMemory(pids: () => readonly number[]): () => readonly MemorySample[] {
  const samples: MemorySample[] = [];
  const began = performance.now();
  const sample = (): void => {
    const megabytes = pids().reduce((sum, pid) => sum + residentMegabytes(pid), 0);
    samples.push({ at: performance.now() - began, megabytes });
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    sample();
    return samples;
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Growth in MB an hour in the second half, by least squares; the first half fills caches. */
export function slopeOf(samples: readonly MemorySample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const meanAt = mean(half.map(({ at }) => at));
  const meanMegabytes = mean(half.map(({ megabytes }) => megabytes));
  const covariance = half.reduce(
    (sum, { at, megabytes }) => sum + (at - meanAt) * (megabytes - meanMegabytes),
    0,
  );
  const variance = half.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return variance === 0 ? 0 : (covariance / variance) * HOUR_MS;
}
