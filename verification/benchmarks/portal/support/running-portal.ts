import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { freePort, launch } from '../../../../apps/start/src/testing/launcher.ts';
import type { Launcher } from '../../../../apps/start/src/testing/launcher.ts';
import { findBrowser } from '../../../environment/browser.ts';

/** The portal as `pnpm start` runs it, and a browser with a profile of its own. */
export interface RunningPortal {
  readonly origin: string;
  /** Address of a page behind the hash. */
  readonly at: (path: string) => string;
  readonly context: BrowserContext;
  /** Where the browser listens to further tools. */
  readonly debuggingPort: number;
  /** Id of a parcel that fits every page. */
  readonly parcelId: string;
}

/** People of the embedded identity provider. */
export type Login = 'Max Muster' | 'Erika Mustermann';

interface Published {
  readonly features: readonly {
    readonly properties: { readonly flstkennz: string };
    readonly geometry: { readonly coordinates: readonly (readonly [number, number])[][][] };
  }[];
}

const side = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** A parcel of one part, at most 60 m wide and high. */
async function smallParcel({ sandboxPort }: Launcher): Promise<string> {
  const url = `http://localhost:${sandboxPort}/cadastre/ogc/collections/parcels/items?limit=300`;
  const { features }: Published = await (await fetch(url)).json();
  const found = features.find(({ geometry: { coordinates } }) => {
    const places = coordinates.flat(2);
    const isSmall = side(places.map(([x]) => x)) < 60 && side(places.map(([, y]) => y)) < 60;
    return coordinates.length === 1 && isSmall;
  });
  if (!found) throw new Error('The demo land has no small parcel.');
  return found.properties.flstkennz;
}

async function browse(folder: string, port: number): Promise<BrowserContext> {
  const { executablePath, args } = await findBrowser();
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'de-DE',
    viewport: { width: 1140, height: 900 },
  });
}

/** Starts the portal and a browser, hands both to `work` and ends both. */
export async function withPortal(work: (portal: RunningPortal) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const launcher = await launch(join(folder, 'data'));
  const debuggingPort = await freePort();
  let context: BrowserContext | undefined;
  try {
    await launcher.ready;
    context = await browse(folder, debuggingPort);
    const origin = `http://localhost:${launcher.port}`;
    await work({
      origin,
      at: (path) => `${origin}/#${path}`,
      context,
      debuggingPort,
      parcelId: await smallParcel(launcher),
    });
  } finally {
    await context?.close();
    launcher.process.kill('SIGTERM');
    await launcher.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Logs a person in and waits until the wizard greets them. */
export async function logIn(portal: RunningPortal, page: Page, login: Login): Promise<void> {
  await page.goto(portal.at('/auszuege/bestellung'));
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: login }).click();
  await page.getByRole('button', { name: 'Auszug konfigurieren' }).waitFor();
}
