import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { findByNumber, logIn } from './order.ts';
import { type Person, withMouse } from './person.ts';
import { aHouse, sandboxOrigin } from './surroundings.ts';

/** People of the embedded identity provider (names.md). */
export const MAX = 'Max Muster (Benutzername und Passwort)';
export const ERIKA = 'Erika Mustermann (Online-Ausweis)';

/** An extract that names owners, or a map. */
export type Extract = 'owner' | 'map';

const PRODUCTS: Record<Extract, RegExp> = {
  owner: /^Flurstücks- und Eigentumsnachweis/,
  map: /^Liegenschaftskarte(?! mit)/,
};

async function configure(person: Person, extract: Extract, house: number, isFirst: boolean) {
  await person.choose('radio', PRODUCTS[extract]);
  await person.press('button', 'Weiter');
  // The parcel of the extract before is kept (FLOW-9).
  if (isFirst) await findByNumber(person, (await aHouse(house)).parcel);
  await person.press('button', 'Weiter');
  if (extract === 'owner') {
    const why = 'Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.';
    await person.type('textbox', 'Begründung', why);
  }
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
}

/** Logs in, configures the extracts for one house, consents and sends; ends where the portal leads. */
export async function sendOrder(
  page: Page,
  login: string,
  extracts: readonly Extract[],
  house: number,
): Promise<Person> {
  const person = withMouse(page);
  await logIn(person, login);
  await person.press('button', 'Auszug konfigurieren');
  for (const [index, extract] of extracts.entries()) {
    if (index > 0) await person.press('button', 'Weiteren Auszug hinzufügen');
    await configure(person, extract, house, index === 0);
  }
  await person.choose('checkbox', /Datenschutzerklärung/);
  await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
  if (extracts.includes('owner')) await person.choose('checkbox', /Weitergabe meiner Daten/);
  await person.press('button', 'Auftrag senden');
  return person;
}

/** The number of the order just sent: from the payment page's address, or from the thanks of the approval page. */
export async function orderNumberOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const thanks = main.getByRole('link', { name: 'Auftrag ansehen' });
  const payment = main.getByRole('heading', { name: 'Bezahlung' });
  await expect(thanks.or(payment).first()).toBeVisible();
  const address = (await thanks.isVisible()) ? await thanks.getAttribute('href') : page.url();
  const number = address?.split('/').at(-1);
  if (!number) throw new Error(`No order number in ${address}`);
  return number;
}

/** Decides a position at the authority's desk, which hears of an order a moment after it was sent. */
export async function decide(
  page: Page,
  orderNumber: string,
  button: 'Genehmigen' | 'Ablehnen',
  reason = '',
): Promise<void> {
  const desk = await page.context().newPage();
  const entry = desk.getByRole('article').filter({ hasText: orderNumber }).first();
  await expect(async () => {
    await desk.goto(`${sandboxOrigin()}/desk`);
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  if (reason) await entry.getByRole('textbox').fill(reason);
  await entry.getByRole('button', { name: button }).click();
  await expect(desk.getByRole('status')).toContainText(orderNumber);
  await expectAccessible(desk);
  await desk.close();
}

/** Expects a message about an order in the postbox. */
export async function expectMessage(page: Page, orderNumber: string, words: string) {
  const postbox = await page.context().newPage();
  await expect(async () => {
    await postbox.goto(`${sandboxOrigin()}/postbox`);
    const message = postbox.getByRole('article').filter({ hasText: orderNumber });
    await expect(message.filter({ hasText: words }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await postbox.close();
}

/** Chooses how to pay, goes to the provider and does there what its button says. */
export async function payBy(
  person: Person,
  method: RegExp,
  button: 'Bezahlen' | 'Zahlung ablehnen' | 'Abbrechen',
): Promise<void> {
  await person.choose('radio', method);
  await person.press('button', 'Zahlung bestätigen');
  await expect(person.page).toHaveURL(/\/payment\//);
  await person.press('button', button);
}

/** Expects the download to be offered, and that what comes is a file. @returns its path */
export async function download(person: Person): Promise<string> {
  const { page } = person;
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await person.press('link', 'Auszug herunterladen');
  return (await started).path();
}
