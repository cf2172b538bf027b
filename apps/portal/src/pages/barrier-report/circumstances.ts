import type { BarrierReport } from '@portal/api';
import { fixedPart, PORTAL_PATHS } from '@portal/api/pages';
import type { PageName } from '@portal/api/pages';
import { pageOfPath } from '../../routes/page-of-path.ts';

/** What a report contains besides the text of the person, if they allow it. */
export type Circumstances = NonNullable<BarrierReport['circumstances']>;

/** A page of the portal without ids of orders or parcels. */
export interface MeantPage {
  readonly name: PageName;
  /** The path without values, such as `/auszuege/zahlung`, and the step of the wizard. */
  readonly path: string;
}

/** A step of the wizard, as addresses name it. */
const STEP = /^[a-z-]{1,40}$/;

/** The page from which somebody came: `seite` of the query. Null without one, and for what is no address of the portal. */
export function meantPage(query: string): MeantPage | null {
  const given = new URLSearchParams(query).get('seite');
  if (!given?.startsWith('/')) return null;
  const [pathname = '', search = ''] = given.split('?', 2);
  const name = pageOfPath(pathname);
  const path = fixedPart(PORTAL_PATHS[name][0]);
  const step = new URLSearchParams(search).get('schritt') ?? '';
  return { name, path: STEP.test(step) ? `${path}?schritt=${step}` : path };
}

/** What the window says about how a page is shown. */
export interface ShownWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly devicePixelRatio: number;
  /** Whether a media query matches. */
  readonly matches: (query: string) => boolean;
}

/** Preferences of the device that change how a page is shown. */
const PREFERENCES = [
  '(forced-colors: active)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-color-scheme: dark)',
  '(pointer: coarse)',
] as const;

/**
 * How the page is shown: language, theme, size of the window in CSS pixels, pixels of the device for each of them, and preferences of
 * the device that are set.
 */
export function displayOf(language: string, theme: string, shown: ShownWindow): string {
  const { innerWidth, innerHeight, devicePixelRatio, matches } = shown;
  return [
    language,
    theme,
    `${innerWidth} × ${innerHeight} px`,
    `${Math.round(devicePixelRatio * 100)} %`,
    ...PREFERENCES.filter(matches),
  ].join(', ');
}

/** Longest texts that the contract allows. */
const MAX = { page: 200, display: 300, browser: 500 } as const;

/** The parts cut to what the contract allows: a browser may describe itself at any length. */
export function bounded(parts: Circumstances): Circumstances {
  return {
    page: parts.page.slice(0, MAX.page),
    display: parts.display.slice(0, MAX.display),
    browser: parts.browser.slice(0, MAX.browser),
  };
}
