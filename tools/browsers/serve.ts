import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { closeServer, listen } from '../support/listen.ts';

/** A folder that is served on this machine. */
export interface ServedFolder extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly origin: string;
}

/** Serves the files of a folder, each with these headers, on a free port: `await using served = await serve(folder)`. */
export async function serve(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const setHeaders = (response: ServerResponse) => void response.setHeaders(new Headers(headers));
  const server = createServer(sirv(folder, { setHeaders }));
  return { origin: await listen(server), [Symbol.asyncDispose]: () => closeServer(server) };
}
