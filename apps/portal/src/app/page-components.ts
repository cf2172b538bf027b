import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { pageOfPath } from '../routes/page-of-path.ts';
import { PAGE_NAMES, PAGE_TABLE } from '../routes/page-table.ts';
import type { PageName } from '../routes/page-table.ts';

/** The component of a page, and how to load its file before it is shown. */
interface PageComponent {
  readonly Component: ComponentType;
  /** Rejects when the file cannot be loaded; showing the component reports the same failure. */
  readonly load?: () => Promise<unknown>;
}

type PageModule = Readonly<Record<string, ComponentType>>;

/** The start page is part of the first script, and the error page belongs to no route. */
const FILES = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '!../pages/{landing,error}/*']);

/** The component that a page's file exports: `product/ProductPage.tsx` exports `ProductPage`. */
async function importPage(file: string): Promise<ComponentType> {
  const module = await FILES[`../pages/${file}`]?.();
  const Page = module?.[file.replace(/^.*\/|\.tsx$/g, '')];
  if (!Page) throw new Error(`${file} has no component of its own name`);
  return Page;
}

/** A page in a file of its own, inside the query cache. When its file is loaded already, no loading text is shown. */
function lazyPage(file: string): PageComponent {
  let Loaded: ComponentType | null = null;
  const load = async (): Promise<ComponentType> => {
    const [Page, { WithQueries }] = await Promise.all([
      importPage(file),
      import('./WithQueries.tsx'),
    ]);
    Loaded ??= () => createElement(WithQueries, null, createElement(Page));
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Component = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
    return createElement(Shown);
  };
  return { Component, load };
}

function componentOf(name: PageName): PageComponent {
  return name === 'start' ? { Component: LandingPage } : lazyPage(PAGE_TABLE[name].file);
}

/** The component of every page. */
export const PAGE_COMPONENTS = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, componentOf(name)]),
) as Readonly<Record<PageName, PageComponent>>;

/** Loads the page of an address before it is shown. Never rejects: showing the page reports the failure. */
export async function loadPageOf(hash: string): Promise<void> {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  await PAGE_COMPONENTS[pageOfPath(pathname)].load?.().catch(() => undefined);
}
