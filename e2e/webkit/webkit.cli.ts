import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../apps/start/src/testing/launcher.ts';
import { replaceSandboxOrigin } from '../support/demo-data.ts';
import { recordBrowserRun } from '../../tools/a11y/report/record-browser-run.ts';
import type { BrowserRun } from '../../tools/a11y/report/schema.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { missingPackages, startWebKit } from './desktop.ts';
import { orderMap } from './journey.ts';

/*
 * `pnpm test:full webkit`: starts a portal, and orders, pays and downloads a map in WebKitGTK, once in a wide and once in a narrow
 * window; axe on every page. A screenshot of the page that failed is in `test-results/webkit`.
 */

/** The MiniBrowser's window is never narrower than about 450 px. */
const WIDTHS = [1140, 320];
const RESULTS = new URL('../../test-results/webkit/', import.meta.url);

const missing = missingPackages();
if (missing.length > 0) {
  console.log(
    `WebKit is not checked: install the Debian packages ${missing.join(' ')} with apt-get.`,
  );
  process.exit(1);
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

type Journey = BrowserRun['journeys'][number];

/** A walk through the journey. */
interface Walk {
  readonly browser: string;
  readonly journey: Journey;
  readonly pages: number;
  /** What axe found. */
  readonly violations: readonly string[];
  /** Why the journey stopped. */
  readonly failures: readonly string[];
}

/** Walks the journey in a browser of its own. */
async function walk(origin: string, width: number, nth: number): Promise<Walk> {
  const startedAt = performance.now();
  const webkit = await startWebKit();
  const violations: string[] = [];
  const failures: string[] = [];
  const browser = `WebKitGTK ${webkit.session.browserVersion}`;
  let title = `orders and downloads a map, ${width} px`;
  let pages = 0;
  try {
    await webkit.session.resize(width, 900);
    const inner = await webkit.session.evaluate<number>('return window.innerWidth');
    title = `orders and downloads a map, ${inner} px`;
    console.log(`\n${browser}, ${inner} px wide`);
    await orderMap(webkit, origin, nth, async (page) => {
      console.log(`  ${page.faults.length > 0 ? '✗' : '✓'} ${page.name} (${seconds(startedAt)} s)`);
      pages += 1;
      violations.push(...page.faults.map((fault) => `${page.name}, ${inner} px: ${fault}`));
    });
    console.log(`  ✓ The extract is a PDF file (${seconds(startedAt)} s)`);
  } catch (error) {
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(new URL(`${width}.png`, RESULTS), await webkit.session.screenshot());
    failures.push(`${width} px: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await webkit.stop();
  }
  return {
    browser,
    journey: { title, result: failures.length > 0 ? 'failed' : 'passed' },
    pages,
    violations,
    failures,
  };
}

using folder = temporaryFolder('webkit-data');
await using portal = await launch(join(folder.path, 'data'), { PORTAL_DEMO_PARCELS: '3000' });
await portal.ready;
replaceSandboxOrigin(`http://localhost:${portal.sandboxPort}`);
const walks: Walk[] = [];
for (const [index, width] of WIDTHS.entries()) {
  walks.push(await walk(`http://localhost:${portal.port}/`, width, index + 1));
}
const violations = walks.flatMap((done) => done.violations);
recordBrowserRun({
  browser: walks[0]?.browser ?? 'WebKitGTK',
  command: 'pnpm test:full webkit',
  journeys: walks.map(({ journey }) => journey),
  axe: { pages: walks.reduce((sum, { pages }) => sum + pages, 0), faults: violations },
});
const faults = [...violations, ...walks.flatMap(({ failures }) => failures)];
for (const fault of faults) console.error(fault);
console.log(`\nWebKit: ${WIDTHS.length} journeys, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
