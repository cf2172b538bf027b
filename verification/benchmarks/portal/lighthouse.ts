import lighthouse from 'lighthouse';
import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';

/*
 * Lighthouse with its mobile preset over the running portal, as `pnpm start` serves it: `node bench/lighthouse.ts`.
 * What speed deserves depends on the machine a little, so it is asked three times.
 */

const TIMES = 3;

/** Category, how it is called, and the least that is good enough. */
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

/** Points of 100 by category, and which audits cost points. */
async function visit(portal: RunningPortal, path: string) {
  // The profile keeps who is logged in; its files are forgotten, as for somebody who comes for the first time.
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
  if (!result) throw new Error(`Lighthouse has nothing to say of ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
}

async function figuresOf(portal: RunningPortal, name: string, path: string): Promise<Figure[]> {
  const scores: Record<string, number[]> = {};
  let note = '';
  for (let time = 0; time < TIMES; time += 1) {
    const lhr = await visit(portal, path);
    for (const [id] of CATEGORIES) {
      const points = Math.round((lhr.categories[id]?.score ?? 0) * 100);
      scores[id] = [...(scores[id] ?? []), points];
    }
    const told = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    note = told.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`).join(', ');
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
