import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { readBundle } from './bundle.ts';
import { recordScripts, sumOf } from './support/fetched-scripts.ts';
import type { FetchedScripts } from './support/fetched-scripts.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';

/*
 * JavaScript that a browser fetches until a page has settled, compared with a react-dom hello world, both compressed with
 * gzip: `pnpm bench portal`. Scripts that a page loads later by itself count too, not only static imports.
 */

const PORTAL = join(import.meta.dirname, '../../apps/portal');

/** Limits: multiples of a react-dom hello world, and KiB for the map. */
const LANDING = 1.95;
const WIZARD_STEP = 3.0;
/** The map library and what draws with it. */
const MAP_KIB = 108;
/** Styles of the landing page: those of the other pages are a file of their own (decision 7). */
const LANDING_STYLES_KIB = 11;
/** Letters, picking and buttons of the map on the parcel step. */
const PICKING_KIB = 10;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** What a first visit of an address fetches, with an empty cache. */
async function fetchedBy(
  page: Page,
  address: string,
  ending?: '.js' | '.css',
): Promise<FetchedScripts> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const record = recordScripts(page, ending);
  await page.goto(address);
  return record.settled();
}

interface Fetched {
  readonly landing: FetchedScripts;
  readonly landingStyles: FetchedScripts;
  readonly product: FetchedScripts;
  /** What the parcel step fetches for search, hits and the next step; the map comes after it. */
  readonly parcel: FetchedScripts;
  /** What the parcel step fetches for its map. */
  readonly map: FetchedScripts;
}

async function fetchedByPortal(portal: RunningPortal): Promise<Fetched> {
  const page = await portal.context.newPage();
  const landing = await fetchedBy(page, portal.at('/'));
  const landingStyles = await fetchedBy(page, portal.at('/'), '.css');
  await logIn(portal, page, 'Max Muster');
  const product = await fetchedBy(page, portal.at('/auszuege/bestellung?schritt=produkt'));
  await page.getByRole('heading', { name: 'Produkt wählen' }).waitFor();
  const query = `produkt=liegenschaftskarte&flurstueck=${portal.parcelId}`;
  const all = await fetchedBy(page, portal.at(`/auszuege/bestellung?${query}`));
  await page.locator('canvas').first().waitFor();
  const part = (isMap: boolean) =>
    new Map([...all].filter(([address]) => MAP_FILES.test(address) === isMap));
  return { landing, landingStyles, product, parcel: part(false), map: part(true) };
}

/** Files that are fetched for a map only, by the names that the bundler gives them; under another name a file counts to its step. */
const MAP_FILES = /\/(?:engine(?:\.parts)?|PlaceMap|map|extent|WMTSCapabilities)-[^/]*\.js$/;

const isOfPicking = (address: string): boolean => /\/PlaceMap-[^/]*\.js$/.test(address);

const isOfTheMap = (address: string): boolean => /\/engine-[^/]*\.js$/.test(address);

function figuresOf(fetched: Fetched, hello: number, inCycles: readonly string[]): Figure[] {
  const times = (what: string, scripts: FetchedScripts, atMost: number): Figure => {
    const bytes = sumOf(scripts);
    const note = `${kib(bytes)} to ${kib(hello)}`;
    return { what, value: bytes / hello, unit: '×', digits: 2, atMost, note };
  };
  const none = { unit: '', digits: 0, atMost: 0 };
  const early = [fetched.landing, fetched.product].filter((scripts) =>
    [...scripts.keys()].some(isOfTheMap),
  );
  const sizeOf = (isPicking: boolean): number =>
    sumOf(new Map([...fetched.map].filter(([address]) => isOfPicking(address) === isPicking))) /
    1024;
  return [
    times('landing page', fetched.landing, LANDING),
    {
      what: 'styles of the landing page',
      value: sumOf(fetched.landingStyles) / 1024,
      unit: 'KiB',
      digits: 1,
      atMost: LANDING_STYLES_KIB,
    },
    times('wizard step without a map', fetched.product, WIZARD_STEP),
    times('parcel step before its map', fetched.parcel, WIZARD_STEP),
    {
      what: 'map, once it is shown',
      value: sizeOf(false),
      unit: 'KiB',
      digits: 1,
      atMost: MAP_KIB,
    },
    { what: 'picking on it', value: sizeOf(true), unit: 'KiB', digits: 1, atMost: PICKING_KIB },
    { what: 'pages that load the map before it is shown', value: early.length, ...none },
    {
      what: 'files that import each other in a cycle',
      value: inCycles.length,
      note: inCycles.join(', '),
      ...none,
    },
  ];
}

using folder = temporaryFolder('bytes');
await build({
  configFile: join(PORTAL, 'vite.config.ts'),
  root: join(import.meta.dirname, 'hello'),
  logLevel: 'error',
  build: { outDir: folder.path, emptyOutDir: true, copyPublicDir: false },
});
const helloBundle = readBundle(folder.path);
const hello = helloBundle.bytes(helloBundle.closure('index.html'));
await withPortal(async (portal) => {
  const fetched = await fetchedByPortal(portal);
  if (![...fetched.map.keys()].some(isOfTheMap)) throw new Error('The map was not loaded.');
  report(
    'JavaScript that a browser fetches, compared with a react-dom hello world, gzip',
    // Built when the portal was started.
    figuresOf(fetched, hello, readBundle(join(PORTAL, 'dist')).inCycles()),
  );
});
