import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { freePort, launch } from '../../../apps/start/src/testing/launcher.ts';
import type { Launcher } from '../../../apps/start/src/testing/launcher.ts';
import { temporaryFolder } from '../../../tools/support/temporary-folder.ts';
import { findBrowser } from '../../../tools/browsers/browser.ts';
import { fetchParcels, isSmall, replaceSandboxOrigin } from '../../../e2e/support/demo-data.ts';

/** The portal as `pnpm start` runs it, and a browser. */
export interface RunningPortal {
  readonly origin: string;
  /** Address of a page behind the hash. */
  readonly at: (path: string) => string;
  readonly context: BrowserContext;
  /** Port of the DevTools protocol. */
  readonly debuggingPort: number;
  /** Id of a parcel that fits every page. */
  readonly parcelId: string;
}

/** People of the embedded identity provider. */
export type Login = 'Max Muster' | 'Erika Mustermann';

/** A parcel of one part, at most 60 m wide and high. */
async function smallParcel({ sandboxPort }: Launcher): Promise<string> {
  replaceSandboxOrigin(`http://localhost:${sandboxPort}`);
  const found = (await fetchParcels(300)).find((parcel) => isSmall(parcel, 60));
  if (!found) throw new Error('The demo state has no small parcel.');
  return found.properties.flstkennz;
}

async function openBrowser(folder: string, port: number): Promise<BrowserContext> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'de-DE',
    viewport: { width: 1140, height: 900 },
  });
}

/** Starts the portal and a browser for `work`, and ends both. */
export async function withPortal(work: (portal: RunningPortal) => Promise<void>): Promise<void> {
  using folder = temporaryFolder('bench');
  await using launcher = await launch(join(folder.path, 'data'));
  const debuggingPort = await freePort();
  await launcher.ready;
  await using context = await openBrowser(folder.path, debuggingPort);
  const origin = `http://localhost:${launcher.port}`;
  await work({
    origin,
    at: (path) => `${origin}/#${path}`,
    context,
    debuggingPort,
    parcelId: await smallParcel(launcher),
  });
}

/** Logs a person in and waits for the wizard. */
export async function logIn(portal: RunningPortal, page: Page, login: Login): Promise<void> {
  await page.goto(portal.at('/auszuege/bestellung'));
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: login }).click();
  await page.getByRole('button', { name: 'Auszug konfigurieren' }).waitFor();
}
