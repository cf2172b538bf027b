import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built Storybook on a port of its own. */
export interface Site {
  readonly address: string;
  close(): void;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Serves a folder on the loopback. */
export async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const file = createReadStream(join(folder, path === '/' ? 'index.html' : path));
    file.once('error', () => response.writeHead(404).end());
    file.once('open', () => {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      file.pipe(response);
    });
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The checks as one script that a page can run. */
export async function bundleChecks(): Promise<string> {
  const entry = new URL('in-page.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'portalMatrix', fileName: 'matrix' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const output = bundle && 'output' in bundle ? bundle.output : [];
  const chunk = output.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The checks were not built');
  return chunk.code;
}
