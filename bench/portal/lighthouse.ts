import lighthouse from 'lighthouse';
import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';

/*
 * Lighthouse with its mobile preset over the running portal: `pnpm bench portal`. Performance varies with the machine, so
 * the median of three runs counts.
 */

const RUNS = 3;

/** Category, its name, and its budget. */
const CATEGORIES = [
  ['performance', 'performance', 95],
  ['accessibility', 'accessibility', 100],
  ['best-practices', 'best practices', 100],
] as const;

const ORDER = '/auszuege/bestellung?produkt=liegenschaftskarte';
const PAGES = [
  ['landing page', '/'],
  ['extracts', '/auszuege'],
  ['product', '/auszuege/produkt/liegenschaftskarte'],
  ['parcel step', ORDER],
] as const;

/** One run of Lighthouse. */
async function visit(portal: RunningPortal, path: string) {
  // The session is kept, the cache is cleared, as on a first visit.
  const [page] = portal.context.pages();
  if (page) {
    const session = await portal.context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
  }
  const result = await lighthouse(portal.at(path), {
    port: portal.debuggingPort,
    onlyCategories: CATEGORIES.map(([id]) => id),
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
}

async function figuresOf(portal: RunningPortal, name: string, path: string): Promise<Figure[]> {
  const scores: Record<string, number[]> = {};
  let note = '';
  for (let run = 0; run < RUNS; run += 1) {
    const lhr = await visit(portal, path);
    for (const [id] of CATEGORIES) {
      const points = Math.round((lhr.categories[id]?.score ?? 0) * 100);
      scores[id] = [...(scores[id] ?? []), points];
    }
    const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    note = metrics.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`).join(', ');
    for (const [id] of CATEGORIES.slice(1)) {
      for (const { id: audit } of lhr.categories[id]?.auditRefs ?? []) {
        const { score, title } = lhr.audits[audit] ?? {};
        if (typeof score === 'number' && score < 1) process.stderr.write(`${path}: ${title}\n`);
      }
    }
  }
  return CATEGORIES.map(([id, label, atLeast]) => ({
    what: `${name}, ${label}`,
    value: median(scores[id] ?? []),
    unit: '',
    digits: 0,
    atLeast,
    note: id === 'performance' ? note : undefined,
  }));
}

await withPortal(async (portal) => {
  const [page] = portal.context.pages();
  if (!page) throw new Error('The browser opened no page.');
  const figures: Figure[] = [];
  for (const [name, path] of PAGES) {
    if (path === ORDER) await logIn(portal, page, 'Max Muster');
    await page.goto('about:blank');
    figures.push(...(await figuresOf(portal, name, path)));
  }
  report('Lighthouse, mobile preset, points of 100', figures);
});
