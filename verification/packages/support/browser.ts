import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { findBrowser } from '../../environment/browser.ts';

const ROOT = '<div id="root"></div>';

/** A built app and its server-rendered HTML. */
export interface BuiltApp {
  readonly folder: string;
  readonly html: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Serves a file of the built app; the page contains the server-rendered HTML. */
async function answer(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  { folder, html }: BuiltApp,
): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const file = pathname === '/' ? 'index.html' : pathname;
  try {
    const content = await readFile(join(folder, file));
    // The browser reports an inline style as an error in the console, and the visit fails.
    response.setHeader('Content-Security-Policy', "style-src 'self'");
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/html; charset=utf-8');
    const rendered = () =>
      content.toString('utf8').replace(ROOT, (root) => root.replace('><', () => `>${html}<`));
    response.end(file === 'index.html' ? rendered() : content);
  } catch {
    response.writeHead(404).end();
  }
}

function serve(app: BuiltApp): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response, app));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Opens a built app in a browser; rejects when the page logs an error. */
export async function visit(app: BuiltApp, inspect: (page: Page) => Promise<void>): Promise<void> {
  const server = await serve(app);
  const browser = await chromium.launch(await findBrowser());
  try {
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Browsers request a favicon by themselves.
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) {
        errors.push(message.text());
      }
    });
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await inspect(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}
