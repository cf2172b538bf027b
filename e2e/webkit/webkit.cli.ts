import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../apps/start/src/testing/launcher.ts';
import { replaceSandboxOrigin } from '../support/demo-data.ts';
import { recordBrowserRun } from '../../tools/a11y/report/record-browser-run.ts';
import type { BrowserRun } from '../../tools/a11y/report/schema.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { missingPackages, startWebKit, type WebKit } from './desktop.ts';
import { orderMap, type VisitedPage } from './journey.ts';
import { logInInTwoTabs, refuseCookies, WITHOUT_COOKIES } from './logins.ts';

/*
 * `pnpm test:full webkit`: starts a portal, and orders, pays and downloads a map in WebKitGTK, once in a wide and once in a narrow
 * window, with axe on every page; then two logins at once, and a browser without cookies. A screenshot of the page that failed is in
 * `test-results/webkit`.
 */

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

/** What one run does in the browser. */
interface Plan {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Title of the journey; `inner` is the width that the browser gave the page. */
  readonly title: (inner: number) => string;
  /** Arguments of the MiniBrowser. */
  readonly options?: readonly string[];
  readonly run: (
    webkit: WebKit,
    origin: string,
    onPage: (page: VisitedPage) => Promise<void>,
  ) => Promise<void>;
}

const PLANS: readonly Plan[] = [
  // The MiniBrowser's window is never narrower than about 450 px.
  ...[1140, 320].map((width, index) => ({
    width,
    title: (inner: number) => `orders and downloads a map, ${inner} px`,
    run: (webkit: WebKit, origin: string, onPage: (page: VisitedPage) => Promise<void>) =>
      orderMap(webkit, origin, index + 1, onPage),
  })),
  {
    width: 1140,
    title: () => 'completes two logins that are begun in two tabs (FIND-4)',
    run: logInInTwoTabs,
  },
  {
    width: 1140,
    title: () => 'names blocked cookies before the login (FIND-6)',
    options: [WITHOUT_COOKIES],
    run: refuseCookies,
  },
];

/** Walks a journey in a browser of its own. */
async function walk(origin: string, plan: Plan): Promise<Walk> {
  const startedAt = performance.now();
  const webkit = await startWebKit(plan.options);
  const violations: string[] = [];
  const failures: string[] = [];
  const browser = `WebKitGTK ${webkit.session.browserVersion}`;
  let title = plan.title(plan.width);
  let pages = 0;
  try {
    await webkit.session.resize(plan.width, 900);
    const inner = await webkit.session.evaluate<number>('return window.innerWidth');
    title = plan.title(inner);
    console.log(`\n${browser}: ${title}`);
    await plan.run(webkit, origin, async (page) => {
      console.log(`  ${page.faults.length > 0 ? '✗' : '✓'} ${page.name} (${seconds(startedAt)} s)`);
      pages += 1;
      violations.push(...page.faults.map((fault) => `${page.name}, ${inner} px: ${fault}`));
    });
    console.log(`  ✓ done (${seconds(startedAt)} s)`);
  } catch (error) {
    mkdirSync(RESULTS, { recursive: true });
    const name = title.replaceAll(/\W+/g, '-');
    writeFileSync(new URL(`${name}.png`, RESULTS), await webkit.session.screenshot());
    failures.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
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
for (const plan of PLANS) walks.push(await walk(`http://localhost:${portal.port}/`, plan));
const violations = walks.flatMap((done) => done.violations);
recordBrowserRun({
  browser: walks[0]?.browser ?? 'WebKitGTK',
  command: 'pnpm test:full webkit',
  journeys: walks.map(({ journey }) => journey),
  axe: { pages: walks.reduce((sum, { pages }) => sum + pages, 0), faults: violations },
});
const faults = [...violations, ...walks.flatMap(({ failures }) => failures)];
for (const fault of faults) console.error(fault);
console.log(`\nWebKit: ${PLANS.length} journeys, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
