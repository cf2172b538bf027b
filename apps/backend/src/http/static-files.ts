import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTextFile } from '../config/text-file.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { languageOf } from '../messages/repeat-page.ts';
import { createHash } from 'node:crypto';
import { extname, join, resolve, sep } from 'node:path';
import { StartError } from '../start-error.ts';
import { keepAssetsOf } from './kept-assets.ts';

/** Files with a hash in their name never change; all others are revalidated. */
function cacheControl(path: string): string {
  return path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

/** Title, description and language of the page before the portal has started, from the state pack (STATE-6). */
export interface PageHead {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Telephone number and e-mail address of the office, for those whom no script reaches (EYE-4). */
  readonly contact: { readonly phone: string; readonly email: string };
}

/** The page with the head of the state; search engines and other programs do not run its scripts. */
export function withHead(
  page: string,
  { language, title, description, contact }: PageHead,
): string {
  const phone = escapeHtml(contact.phone);
  const email = escapeHtml(contact.email);
  const links = `<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>, <a href="mailto:${email}">${email}</a>`;
  return page
    .replaceAll('<!--contact-->', () => links)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `<title>${escapeHtml(title)}</title>\n    <meta name="description" content="${escapeHtml(description)}" />`,
    );
}

/** The page sets cookies, so that no shared cache may store it. */
const CACHE_CONTROL = 'private, no-cache';

/** The page with one head, and its tag. */
function pageOf(page: string, head: PageHead): { readonly page: string; readonly etag: string } {
  const ofState = withHead(page, head);
  return {
    page: ofState,
    etag: `"${createHash('sha256').update(ofState).digest('base64url')}"`,
  };
}

/**
 * Serves the built portal. Its routes are in the fragment, so that one page in each language is enough.
 *
 * @param kept folder of this machine with the files of builds that other processes, or pages that are open, still have
 * @param heads one for each language of the portal, the default first; the browser's header `Accept-Language` decides (PAGE-11)
 * @throws StartError when both folders are the same
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  kept: string,
  heads: readonly [PageHead, ...PageHead[]],
): Promise<void> {
  if (resolve(folder) === resolve(kept)) {
    throw new StartError(
      'PORTAL_STATIC is the folder "portal" of PORTAL_DATA, where the backend keeps files of earlier builds; name another one.',
    );
  }
  const file = readTextFile(join(folder, 'index.html'));
  const languages = heads.map(({ language }) => language);
  const pages = new Map(heads.map((head) => [head.language, pageOf(file, head)]));
  const standard = pageOf(file, heads[0]);
  for (const url of ['/', '/index.html']) {
    app.get(url, async (request, reply) => {
      const wanted = languageOf(request.headers['accept-language'], languages, heads[0].language);
      const { page, etag } = pages.get(wanted) ?? standard;
      reply.headers({ 'cache-control': CACHE_CONTROL, vary: 'accept-language', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(page);
    });
  }
  keepAssetsOf(app, folder, kept);
  await app.register(fastifyStatic, {
    // The copies first: the link to the folder may lead to another version between looking for a file and reading it.
    root: [kept, folder],
    cacheControl: false,
    index: false,
    // The build has compressed the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

/**
 * The address of a request without the base path. Proxies may remove it themselves, and internal systems need not use it.
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** For addresses without one; it does not matter which. */
const ORIGIN = 'http://localhost';

/** Whether a browser opens the address, or a program such as one that checks links or shows a preview. */
function isPageLoad({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/**
 * The address behind the hash for a page load that names a page of the portal without it, as people type and print
 * addresses: `/auszuege?produkt=x` becomes `/#/auszuege?produkt=x`. Null for calls and for files.
 */
export function addressBehindHash(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  basePath: string,
): string | null {
  // Two slashes at the beginning would name a host.
  const path = request.url.replace(/^[/\\]+/, '/');
  if (!isPageLoad(request) || !URL.canParse(path, ORIGIN)) return null;
  const { pathname, search } = new URL(path, ORIGIN);
  const isCall = /^\/api(\/|$)/.test(pathname);
  // A dot at the end is that of a sentence.
  const isFile = extname(pathname).length > 1;
  return isCall || isFile ? null : `${basePath}/#${pathname}${search}`;
}
