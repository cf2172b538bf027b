import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';
import { takeLayoutShifts, observeLayoutShifts } from './support/layout-shift.ts';

/*
 * Layout shift of pages and steps while they load and when responses arrive; `--moved` lists the elements that moved.
 * Every call takes so long that a browser does not attribute the shift to an input: `pnpm bench portal`.
 */

const ANSWER_MS = 700;
const SETTLED_MS = 2000;
const BUDGET = 0.02;

const WINDOWS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1140, height: 900 }],
] as const;

const PAGES = [
  ['landing', '/'],
  ['extracts', '/auszuege'],
  ['product', '/auszuege/produkt/liegenschaftskarte'],
  ['help', '/hilfe'],
  ['contact', '/kontakt'],
  ['verification', '/echtheit'],
] as const;

const { values } = parseArgs({ options: { moved: { type: 'boolean' } } });

/** Performs an action and measures the layout shift until the page has settled. */
type MeasureStep = (what: string, act: () => Promise<unknown>) => Promise<void>;

function createMeasureStep(page: Page, name: string, figures: Figure[]): MeasureStep {
  return async (what, act) => {
    await act();
    await page.waitForTimeout(SETTLED_MS);
    const { score, moved } = await takeLayoutShifts(page);
    figures.push({ what: `${what}, ${name}`, value: score, unit: '', digits: 3, atMost: BUDGET });
    if (values.moved) for (const line of moved) process.stdout.write(`${what} ${name}: ${line}\n`);
  };
}

/** Loads an address from a blank page. */
const load = (page: Page, address: string) => async (): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(address);
};

async function wizard(portal: RunningPortal, page: Page, measure: MeasureStep): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await measure('login step', load(page, portal.at('/auszuege/bestellung')));
  await measure('product step', () =>
    page.getByRole('button', { name: 'Auszug konfigurieren' }).click(),
  );
  await measure('product step, chosen', () =>
    page.getByRole('radio', { name: /^Liegenschaftskarte(?! mit)/ }).check(),
  );
  await measure('parcel step', next);
  const address = '/auszuege/bestellung?produkt=liegenschaftskarte';
  await measure('parcel step, opened', load(page, portal.at(address)));
  const link = portal.at(`${address}&flurstueck=${portal.parcelId}`);
  await measure('parcel step by a link', load(page, link));
  const number = page.getByRole('textbox', { name: 'Flurstücksnummer' });
  const search = (typed: string) => async () => {
    await number.fill(typed);
    await page.getByRole('button', { name: 'Suchen' }).click();
  };
  const known = await number.inputValue();
  await measure('parcel step, no results', search('99999'));
  await measure('parcel step, a whole section', search(''));
  await measure('parcel step, searched', search(known));
  await page.getByRole('tab', { name: 'Adresse' }).click();
  await page.getByRole('textbox', { name: 'Ort' }).fill('Lindenau');
  await page.getByRole('textbox', { name: 'Straße' }).fill('Unbekannte Gasse');
  // Where the window is scrolled to decides whether the buttons below the results are visible.
  const button = page.getByRole('button', { name: 'Suchen' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await measure('parcel step, unknown street', () => button.click());
  await page.getByRole('tab', { name: 'Flurstück' }).click();
  await measure('parcel step, searched again', search(known));
  await measure('format step', next);
  await measure('another scale', () => page.getByRole('radio', { name: '1:2000' }).check());
  await measure('provisioning step', next);
  await measure('price', () => page.getByRole('checkbox', { name: /^Digital \(PDF\)/ }).check());
  await measure('summary', next);
  await measure('summary, reloaded', () => page.reload());
  await measure('my orders', load(page, portal.at('/auszuege/meine-bestellungen')));
}

await withPortal(async (portal) => {
  const figures: Figure[] = [];
  const [first] = portal.context.pages();
  for (const [name, size] of WINDOWS) {
    const page = await portal.context.newPage();
    await page.setViewportSize(size);
    await observeLayoutShifts(page);
    const measure = createMeasureStep(page, name, figures);
    const delay = () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await page.route('**/api/**', async (route) => {
      await delay();
      await route.continue();
    });
    for (const [what, path] of PAGES) await measure(what, load(page, portal.at(path)));
    await page.route('**/*.woff2', async (route) => {
      await delay();
      await route.continue();
    });
    for (const [what, path] of PAGES) {
      await measure(`${what}, typeface late`, load(page, portal.at(path)));
    }
    await page.unroute('**/*.woff2');
    if (first && name === 'phone') await logIn(portal, first, 'Max Muster');
    await wizard(portal, page, measure);
    await page.close();
  }
  report('Layout shift, every response late', figures);
});
