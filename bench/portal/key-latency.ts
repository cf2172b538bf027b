import type { Locator, Page } from 'playwright';
import { quantile, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { fulfillWithManyOptions, OPTION_COUNT } from './support/many-options.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';
import { observeKeys } from './support/key-latency.ts';

/*
 * Time from a key press in any field of the portal to the next frame, with four-fold CPU throttling: `pnpm bench portal`.
 */

const SLOW_DOWN = 4;
const BUDGET_MS = 50;
/** While a map is being loaded: the limit of a good Interaction to Next Paint. */
const BUSY_BUDGET_MS = 200;

/** What is typed into a field. */
interface Field {
  readonly what: string;
  readonly text: string;
  readonly atMost?: number;
}

async function pressAll(page: Page, field: Locator, given: Field): Promise<Figure> {
  const { what, text, atMost = BUDGET_MS } = given;
  await field.click();
  const observer = await observeKeys(page);
  for (const key of [...text.split(''), 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  const { presses, longestFrame } = await observer.end();
  return {
    what: `${what}, key press to frame`,
    value: quantile(presses, 0.75),
    unit: 'ms',
    digits: 0,
    atMost,
    note: `${presses.length} presses, slowest ${Math.max(...presses)} ms, longest frame ${longestFrame.toFixed(0)} ms`,
  };
}

async function searchFields(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const open = (tab: string) => page.getByRole('tab', { name: tab }).click();
  const type = async (field: Locator, what: string, text: string): Promise<void> => {
    figures.push(await pressAll(page, field, { what, text }));
  };
  await open('Adresse');
  const busy = { what: 'Postleitzahl, while the map is loaded', text: '15990' };
  figures.push(await pressAll(page, box('Postleitzahl'), { ...busy, atMost: BUSY_BUDGET_MS }));
  await page.locator('[data-tiles="ready"]').first().waitFor();
  await box('Postleitzahl').fill('');
  await type(box('Postleitzahl'), 'Postleitzahl', '15990');
  await type(box('Ort'), 'Ort', 'Lindenau');
  await type(box('Straße'), 'Straße', 'Lindenallee');
  await type(box('Hausnummer'), 'Hausnummer', '12 a');
  await open('Flurstück');
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  await type(combobox('Gemarkung'), `Gemarkung of ${OPTION_COUNT}`, 'lindenau');
  await type(box('Flur'), 'Flur', '123');
  await type(box('Flurstücksnummer'), 'Flurstücksnummer', '114/22');
  await open('Grundbuch');
  await type(combobox('Grundbuchbezirk'), `Grundbuchbezirk of ${OPTION_COUNT}`, 'muehlau');
  await type(box('Buchungsblatt'), 'Buchungsblatt', '31415');
  return figures;
}

/** Fields of an extract with a justification and copies on paper. */
async function wizardFields(portal: RunningPortal, page: Page): Promise<Figure[]> {
  const query = `produkt=flurstuecks-und-eigentumsnachweis&flurstueck=${portal.parcelId}`;
  await page.goto(portal.at(`/auszuege/bestellung?${query}`));
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.and(page.locator(':enabled')).waitFor();
  const justification = page.getByRole('textbox', { name: 'Begründung' });
  await next.click();
  await justification.waitFor();
  const text = 'Ich kaufe das Haus';
  const figures = [await pressAll(page, justification, { what: 'Begründung', text })];
  await justification.fill('Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.');
  await next.click();
  await page.getByRole('checkbox', { name: /^Papier/ }).check();
  const copies = page.getByRole('spinbutton', { name: 'Anzahl der Exemplare' });
  figures.push(await pressAll(page, copies, { what: 'Anzahl der Exemplare', text: '5' }));
  return figures;
}

await withPortal(async (portal) => {
  const page = await portal.context.newPage();
  await fulfillWithManyOptions(page);
  await logIn(portal, page, 'Erika Mustermann');
  await page.goto(portal.at('/auszuege/bestellung?produkt=liegenschaftskarte'));
  await page.getByRole('tab', { name: 'Adresse' }).waitFor();
  const session = await portal.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const figures = await searchFields(page);
  figures.push(...(await wizardFields(portal, page)));
  await page.goto(portal.at('/echtheit'));
  const code = page.getByRole('textbox', { name: 'Code auf dem Auszug' });
  figures.push(await pressAll(page, code, { what: 'Code auf dem Auszug', text: '7K2MQ0' }));
  report('From a key press to the next frame, CPU throttled 4 times', figures);
});
