import { PAGE_NAMES, PORTAL_PATHS } from '@portal/api/pages';
import type { PageName } from '@portal/api/pages';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyComponent } from '../pages/common/lazy-component.ts';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import type { FirstVisit, PageComponentType } from '../services/first-visit.ts';
import type { Services } from '../services/services.ts';
import { pageOfPath } from '../routes/page-of-path.ts';
import { PAGE_TABLE } from '../routes/page-table.ts';

/** Services and query of a page load; see `FirstVisit`. */
type Visit = Pick<FirstVisit, 'services' | 'params' | 'search' | 'isLate'>;

/** The component of a page, and how to load its file and data before it is shown. */
interface PageComponent {
  readonly Component: ComponentType;
  /** Rejects when the file cannot be loaded; showing the component reports the same failure. */
  readonly load?: () => Promise<unknown>;
  /** Loads the data of the first render. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
}

type PageModule = Readonly<Record<string, PageComponentType>>;

/** The start page is part of the first script, and the error page belongs to no route. */
const FILES = import.meta.glob<PageModule>([
  '../{draft,orders/*,pages/*}/*Page.tsx',
  '!../pages/{landing,error}/*',
]);

/** The component that a page's file exports: `product/ProductPage.tsx` exports `ProductPage`. */
async function importPage(file: string): Promise<PageComponentType> {
  const module = await FILES[`../${file}`]?.();
  const Page = module?.[file.replace(/^.*\/|\.tsx$/g, '')];
  if (!Page) throw new Error(`${file} has no component of its own name`);
  return Page;
}

/** A page in a file of its own, inside the query cache. */
function lazyPage(file: string): PageComponent {
  const importFiles = () => Promise.all([importPage(file), import('../services/WithQueries.tsx')]);
  const prepare = async (visit: Visit): Promise<void> => {
    const [Page, { cacheOf }] = await importFiles();
    await Page.prepare?.({ ...visit, cache: cacheOf(visit.services) });
  };
  const page = lazyComponent(async () => {
    const [Page, { WithQueries }] = await importFiles();
    return () => createElement(WithQueries, null, createElement(Page));
  });
  return { ...page, prepare };
}

function componentOf(name: PageName): PageComponent {
  return name === 'start' ? { Component: LandingPage } : lazyPage(PAGE_TABLE[name].file);
}

/** The component of every page. */
export const PAGE_COMPONENTS = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, componentOf(name)]),
) as Readonly<Record<PageName, PageComponent>>;

function splitHash(hash: string): readonly [path: string, query: string] {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  return [path, query];
}

/** The page of an address. */
export function pageOf(hash: string): PageName {
  const [path] = splitHash(hash);
  return pageOfPath(path);
}

/** Loads a page before it is shown. Never rejects: showing the page reports the failure. */
export async function loadPage(name: PageName): Promise<void> {
  await PAGE_COMPONENTS[name].load?.().catch(() => undefined);
}

/**
 * Loads what the first render of the page of an address shows, at most for a time in ms. Never rejects: showing the page
 * reports the failure.
 */
export async function prepareFirstPage(
  services: Services,
  hash: string,
  atMostMs: number,
): Promise<void> {
  const [path, query] = splitHash(hash);
  const name = pageOfPath(path);
  const params = PORTAL_PATHS[name]
    .map((pattern: string) => matchPath(pattern, path)?.params)
    .find(Boolean);
  let isLate = false;
  const prepared = PAGE_COMPONENTS[name].prepare?.({
    services,
    params: params ?? {},
    search: new URLSearchParams(query),
    isLate: () => isLate,
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, atMostMs));
  await Promise.race([prepared?.catch(() => undefined), timeout]);
  isLate = true;
}
