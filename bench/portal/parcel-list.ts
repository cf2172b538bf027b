import type { Locator, Page } from 'playwright';
import { fetchParcels, isSmall, numberOf } from '../../e2e/support/demo-data.ts';
import type { PublishedParcel } from '../../e2e/support/demo-data.ts';
import { report } from '../figure.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';

/*
 * Clicks and seconds from the first step to a basket with eight parcels: from a list that is pasted, and by one search for each (PAGE-6).
 * The seconds are those of the portal; a person reads and types besides.
 */

const PARCELS = 8;

/** A basket of eight extracts takes so many clicks at most when there is a list. */
const MOST_CLICKS = 12;

interface Effort {
  readonly clicks: number;
  readonly fields: number;
  readonly seconds: number;
}

/** Counts what a person does on a page. */
function counting(page: Page) {
  const started = performance.now();
  let clicks = 0;
  let fields = 0;
  const click = async (control: Locator): Promise<void> => {
    clicks += 1;
    await control.click();
  };
  return {
    press: (name: string) => click(page.getByRole('button', { name, exact: true })),
    choose: (role: 'radio' | 'checkbox', name: string | RegExp) =>
      click(page.getByRole(role, { name }).first()),
    open: (tab: string) => click(page.getByRole('tab', { name: tab })),
    pick: click,
    type: async (field: Locator, text: string): Promise<void> => {
      fields += 1;
      await field.fill(text);
    },
    effort: (): Effort => ({ clicks, fields, seconds: (performance.now() - started) / 1000 }),
  };
}

/** One line of a list: subdistrict, section and number. */
const lineOf = ({ properties }: PublishedParcel, number: string): string =>
  `${properties.gemarkung} ${properties.flur ?? ''} ${number}`;

/** From the parcels to the basket; the product is chosen. */
async function finish(page: Page, person: ReturnType<typeof counting>): Promise<Effort> {
  await person.press('Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await page.getByRole('status', { name: 'Gebühr' }).getByText(',00').waitFor();
  await person.press('Weiter');
  const rows = page.getByRole('button', { name: /^Position \d+ entfernen$/ });
  await rows.nth(PARCELS - 1).waitFor();
  return person.effort();
}

async function fromList(page: Page, parcels: readonly PublishedParcel[]): Promise<Effort> {
  const person = counting(page);
  await person.press('Auszug konfigurieren');
  await person.choose('radio', /^Flurstücksnachweis/);
  await person.press('Weiter');
  await person.press('Liste von Flurstücken einfügen');
  const list = page.getByRole('textbox', { name: 'Flurstücke, eines in jeder Zeile' });
  await person.type(list, parcels.map((parcel) => lineOf(parcel, numberOf(parcel))).join('\n'));
  await person.press('Flurstücke der Liste suchen');
  await list.waitFor({ state: 'hidden' });
  return finish(page, person);
}

/** Without a list: one extract after the other, each parcel by its number. */
async function oneByOne(page: Page, parcels: readonly PublishedParcel[]): Promise<Effort> {
  const person = counting(page);
  await person.press('Auszug konfigurieren');
  for (const [index, parcel] of parcels.entries()) {
    await person.choose('radio', /^Flurstücksnachweis/);
    await person.press('Weiter');
    await person.type(
      page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' }),
      lineOf(parcel, numberOf(parcel)),
    );
    await person.pick(page.getByRole('listbox').getByRole('option').first());
    await person.press('Weiter');
    await person.choose('checkbox', /^Digital \(PDF\)/);
    await page.getByRole('status', { name: 'Gebühr' }).getByText(',00').waitFor();
    await person.press('Weiter');
    await page.getByRole('button', { name: `Position ${index + 1} entfernen` }).waitFor();
    if (index + 1 < parcels.length) await person.press('Weiteren Auszug hinzufügen');
  }
  return person.effort();
}

async function measure(
  portal: RunningPortal,
  way: (page: Page, parcels: readonly PublishedParcel[]) => Promise<Effort>,
): Promise<Effort> {
  const small = (await fetchParcels(300)).filter((parcel) => isSmall(parcel, 60));
  const page = await portal.context.newPage();
  await page.goto(portal.at('/auszuege/bestellung'));
  await page.getByRole('button', { name: 'Auszug konfigurieren' }).waitFor();
  const effort = await way(page, small.slice(0, PARCELS));
  await page.close();
  return effort;
}

await withPortal(async (portal) => {
  await logIn(portal, await portal.context.newPage(), 'Max Muster');
  const list = await measure(portal, fromList);
  const single = await measure(portal, oneByOne);
  report('Eight parcels in the basket', [
    { what: 'from a list, clicks', value: list.clicks, unit: '', digits: 0, atMost: MOST_CLICKS },
    { what: 'from a list, fields', value: list.fields, unit: '', digits: 0, atMost: 1 },
    { what: 'from a list', value: list.seconds, unit: 's', digits: 1 },
    { what: 'one by one, clicks', value: single.clicks, unit: '', digits: 0 },
    { what: 'one by one, fields', value: single.fields, unit: '', digits: 0 },
    { what: 'one by one', value: single.seconds, unit: 's', digits: 1 },
  ]);
});
