import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';
import { shiftsSince, watchShifts } from './support/watch-shifts.ts';

/*
 * What jumps on the pages and steps while they load, and when an answer comes: `node bench/shifts.ts`, with `--moved`
 * also what it was. Every call takes so long that a browser no longer takes a shift for the answer to a press.
 */

const ANSWER_MS = 700;
const SETTLED_MS = 2000;
const BUDGET = 0.02;

const WINDOWS = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1140, height: 900 }],
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

/** Does one thing, waits until all is still, and tells what moved meanwhile. */
type Look = (what: string, act: () => Promise<unknown>) => Promise<void>;

function looking(page: Page, name: string, figures: Figure[]): Look {
  return async (what, act) => {
    await act();
    await page.waitForTimeout(SETTLED_MS);
    const { score, moved } = await shiftsSince(page);
    figures.push({ what: `${what}, ${name}`, value: score, unit: '', digits: 3, atMost: BUDGET });
    if (values.moved) for (const line of moved) process.stdout.write(`${what} ${name}: ${line}\n`);
  };
}

/** Loads a page anew, as somebody who has its address. */
const load = (page: Page, address: string) => async (): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(address);
};

async function wizard(portal: RunningPortal, page: Page, look: Look): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await look('login step', load(page, portal.at('/auszuege/bestellung')));
  await look('product step', () =>
    page.getByRole('button', { name: 'Auszug konfigurieren' }).click(),
  );
  await look('product step, chosen', () =>
    page.getByRole('radio', { name: /^Liegenschaftskarte(?! mit)/ }).check(),
  );
  await look('parcel step', next);
  const wish = `produkt=liegenschaftskarte&flurstueck=${portal.parcelId}`;
  await look('parcel step by a link', load(page, portal.at(`/auszuege/bestellung?${wish}`)));
  const number = page.getByRole('textbox', { name: 'Flurstücksnummer' });
  const search = (typed: string) => async () => {
    await number.fill(typed);
    await page.getByRole('button', { name: 'Suchen' }).click();
  };
  const known = await number.inputValue();
  await look('parcel step, nothing found', search('99999'));
  await look('parcel step, a whole section found', search(''));
  await look('parcel step, searched', search(known));
  await page.getByRole('tab', { name: 'Adresse' }).click();
  await page.getByRole('textbox', { name: 'Ort' }).fill('Lindenau');
  await page.getByRole('textbox', { name: 'Straße' }).fill('Unbekannte Gasse');
  await look('parcel step, no such street', () =>
    page.getByRole('button', { name: 'Suchen' }).click(),
  );
  await page.getByRole('tab', { name: 'Flurstück' }).click();
  await look('parcel step, searched again', search(known));
  await look('format step', next);
  await look('another scale', () => page.getByRole('radio', { name: '1:2000' }).check());
  await look('delivery step', next);
  await look('price', () => page.getByRole('checkbox', { name: /^Digital \(PDF\)/ }).check());
  await look('summary', next);
  await look('summary, loaded anew', () => page.reload());
  await look('my orders', load(page, portal.at('/auszuege/meine-bestellungen')));
}

await withPortal(async (portal) => {
  const figures: Figure[] = [];
  const [first] = portal.context.pages();
  for (const [name, size] of WINDOWS) {
    const page = await portal.context.newPage();
    await page.setViewportSize(size);
    await watchShifts(page);
    const look = looking(page, name, figures);
    const later = () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await page.route('**/api/**', async (route) => {
      await later();
      await route.continue();
    });
    for (const [what, path] of PAGES) await look(what, load(page, portal.at(path)));
    await page.route('**/*.woff2', async (route) => {
      await later();
      await route.continue();
    });
    for (const [what, path] of PAGES) {
      await look(`${what}, typeface late`, load(page, portal.at(path)));
    }
    await page.unroute('**/*.woff2');
    if (first && name === 'phone') await logIn(portal, first, 'Max Muster');
    await wizard(portal, page, look);
    await page.close();
  }
  report('Layout shift, every answer late', figures);
});
