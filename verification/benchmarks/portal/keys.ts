import type { Locator, Page } from 'playwright';
import { quantile, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { offerManyPlaces, PLACES } from './support/many-places.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';
import { watchKeys } from './support/watch-keys.ts';

/*
 * From a key press in any field of the portal to the picture that answers it, with the processor slowed down four
 * times: `node bench/keys.ts`.
 */

const SLOW_DOWN = 4;
const BUDGET_MS = 50;

/** What is typed where; each key twice and more, so that one stumble of the machine can be told from a slow field. */
interface Field {
  readonly what: string;
  readonly text: string;
}

async function pressAll(page: Page, field: Locator, { what, text }: Field): Promise<Figure[]> {
  await field.click();
  const watch = await watchKeys(page);
  for (const key of [...text.split(''), 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  const { presses, longestFrame } = await watch.end();
  const figure = (name: string, value: number): Figure => ({
    what: `${what}, ${name}`,
    value,
    unit: 'ms',
    digits: 0,
    atMost: BUDGET_MS,
    note: `${presses.length} presses, slowest ${Math.max(...presses)} ms, longest frame ${longestFrame.toFixed(0)} ms`,
  });
  return [figure('key to picture', quantile(presses, 0.75))];
}

async function searchFields(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const open = (tab: string) => page.getByRole('tab', { name: tab }).click();
  const type = async (field: Locator, what: string, text: string): Promise<void> => {
    figures.push(...(await pressAll(page, field, { what, text })));
  };
  await open('Adresse');
  await type(box('Postleitzahl'), 'Postleitzahl', '15990');
  await type(box('Ort'), 'Ort', 'Lindenau');
  await type(box('Straße'), 'Straße', 'Lindenallee');
  await type(box('Hausnummer'), 'Hausnummer', '12 a');
  await open('Flurstück');
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  await type(combobox('Gemarkung'), `Gemarkung of ${PLACES}`, 'lindenau');
  await type(box('Flur'), 'Flur', '123');
  await type(box('Flurstücksnummer'), 'Flurstücksnummer', '114/22');
  await open('Grundbuch');
  await type(combobox('Grundbuchbezirk'), `Grundbuchbezirk of ${PLACES}`, 'muehlau');
  await type(box('Buchungsblatt'), 'Buchungsblatt', '31415');
  return figures;
}

/** The way through an extract that asks everything: a justification, and copies on paper. */
async function wizardFields(portal: RunningPortal, page: Page): Promise<Figure[]> {
  const wish = `produkt=flurstuecks-und-eigentumsnachweis&flurstueck=${portal.parcelId}`;
  await page.goto(portal.at(`/auszuege/bestellung?${wish}`));
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.and(page.locator(':enabled')).waitFor();
  const why = page.getByRole('textbox', { name: 'Begründung' });
  await next.click();
  await why.waitFor();
  const text = 'Ich kaufe das Haus';
  const figures = await pressAll(page, why, { what: 'Begründung', text });
  await why.fill('Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.');
  await next.click();
  await page.getByRole('checkbox', { name: /^Papier/ }).check();
  const copies = page.getByRole('spinbutton', { name: 'Anzahl der Exemplare' });
  figures.push(...(await pressAll(page, copies, { what: 'Anzahl der Exemplare', text: '5' })));
  return figures;
}

await withPortal(async (portal) => {
  const page = await portal.context.newPage();
  await offerManyPlaces(page);
  await logIn(portal, page, 'Erika Mustermann');
  await page.goto(portal.at('/auszuege/bestellung?produkt=liegenschaftskarte'));
  await page.getByRole('tab', { name: 'Adresse' }).waitFor();
  const session = await portal.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const figures = await searchFields(page);
  figures.push(...(await wizardFields(portal, page)));
  await page.goto(portal.at('/echtheit'));
  const code = page.getByRole('textbox', { name: 'Code auf dem Auszug' });
  figures.push(...(await pressAll(page, code, { what: 'Code auf dem Auszug', text: '7K2MQ0' })));
  report('From a key press to its picture, processor slowed down 4 times', figures);
});
