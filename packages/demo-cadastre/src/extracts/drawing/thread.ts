import { parentPort, workerData } from 'node:worker_threads';
import { createLand, type LandOptions } from '../../land/index.ts';
import { drawFile, type DrawRequest } from './drawings.ts';

/** The result of one drawing, as a thread sends it. */
export type DrawResult = { readonly file: Uint8Array } | { readonly error: string };

// A thread of `draw-on-threads.ts`; it draws one file at a time.
const options: LandOptions = workerData;
const land = createLand(options);
parentPort?.on('message', (request: DrawRequest) => {
  drawFile(land, request)
    .then((file): DrawResult => ({ file }))
    .catch((error: unknown): DrawResult => ({ error: String(error) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((result) => parentPort?.postMessage(result))
    .catch(() => undefined);
});
