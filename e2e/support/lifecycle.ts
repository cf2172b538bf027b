import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { demoAddress, sandboxOrigin } from './demo-data.ts';
import { type Person, withPointer } from './person.ts';
import {
  CADASTRAL_MAP,
  chooseProduct,
  findByNumber,
  giveConsents,
  OWNER_RECORD,
  startLoggedIn,
} from './wizard.ts';

/** An extract of each kind: two maps, and records of the parcel, its owners and its property. */
export type Extract = 'map' | 'estimate' | 'record' | 'owner' | 'property';

const PRODUCTS: Record<Extract, RegExp> = {
  map: CADASTRAL_MAP,
  estimate: /^Liegenschaftskarte mit/,
  record: /^Flurstücksnachweis/,
  owner: OWNER_RECORD,
  property: /^Grundstücksnachweis/,
};

const hasOwners = (extract: Extract): boolean => extract === 'owner' || extract === 'property';

/** Configures an extract up to its provisioning, and ticks PDF. */
async function configure(person: Person, extract: Extract, nth: number, isFirst: boolean) {
  await chooseProduct(person, PRODUCTS[extract]);
  // Another extract keeps the parcel of the one before (FLOW-9).
  if (isFirst) await findByNumber(person, (await demoAddress(nth)).parcel);
  await person.press('button', 'Weiter');
  if (hasOwners(extract)) {
    const why = 'Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.';
    await person.type('textbox', 'Begründung', why);
  }
  // The record of a parcel has neither a format nor a justification.
  if (extract !== 'record') await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
}

/**
 * Logs in, configures the extracts for one parcel, gives the consents and sends; ends on the page that follows.
 *
 * @param provision called at the provisioning step of each extract, after PDF was ticked
 * @param review called at the order summary before the consents
 */
export async function sendOrder(
  page: Page,
  login: string,
  extracts: readonly Extract[],
  nthAddress: number,
  provision: (person: Person, extract: Extract) => Promise<void> = async () => undefined,
  review: () => Promise<void> = async () => undefined,
): Promise<Person> {
  const person = withPointer(page);
  await startLoggedIn(page, login);
  await person.press('button', 'Auszug konfigurieren');
  for (const [index, extract] of extracts.entries()) {
    if (index > 0) await person.press('button', 'Weiteren Auszug hinzufügen');
    await configure(person, extract, nthAddress, index === 0);
    await provision(person, extract);
    await person.press('button', 'Weiter');
  }
  await review();
  await giveConsents(person, extracts.some(hasOwners));
  await person.press('button', 'Auftrag senden');
  return person;
}

/**
 * The number of the order just sent: from the address of the payment page, or from the approval page.
 *
 * The approval page of an order without review is replaced by the payment page at any moment, so each
 * attempt reads what is there now, and the next one starts again.
 */
export async function orderNumberOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const approval = main.getByRole('link', { name: 'Auftrag ansehen' });
  const payment = main.getByRole('heading', { name: 'Bezahlung' });
  let number: string | undefined;
  await expect(async () => {
    await expect(approval.or(payment).first()).toBeVisible();
    const address = (await payment.isVisible())
      ? page.url()
      : await approval.getAttribute('href', { timeout: 1000 });
    number = address?.split('/').at(-1);
    expect(number).toBeTruthy();
  }).toPass({ timeout: 30_000 });
  if (!number) throw new Error('No order number on the page');
  return number;
}

/** Decides a position at the authority's desk, or asks about it; the desk receives an order a moment after it was sent. */
export async function decide(
  page: Page,
  orderNumber: string,
  button: 'Genehmigen' | 'Ablehnen' | 'Fragen',
  reason = '',
): Promise<void> {
  const desk = await page.context().newPage();
  const entry = desk.getByRole('article').filter({ hasText: orderNumber }).first();
  await expect(async () => {
    await desk.goto(`${sandboxOrigin()}/desk`);
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  if (reason) await entry.getByRole('textbox').fill(reason);
  await entry.getByRole('button', { name: button }).press('Enter');
  await expect(desk.getByRole('status')).toContainText(orderNumber);
  await expectAccessible(desk);
  await desk.close();
}

/** Expects a message about an order in the postbox; some wait for others for up to a minute (PAGE-10). */
export async function expectMessage(page: Page, orderNumber: string, text: string) {
  const postbox = await page.context().newPage();
  await expect(async () => {
    await postbox.goto(`${sandboxOrigin()}/postbox`);
    const message = postbox.getByRole('article').filter({ hasText: orderNumber });
    await expect(message.filter({ hasText: text }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await postbox.close();
}

/** Chooses a payment method and presses a button at the payment provider. */
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

/** Goes to the payment provider by XBezahldienste, and presses a button or link on its page. */
export async function payAtXBezahldienste(person: Person, action: string): Promise<void> {
  await person.press('button', /^Zahlung (bestätigen|fortsetzen)$/);
  await expect(person.page).toHaveURL(/\/xbezahldienste\/pay\//);
  await expectAccessible(person.page);
  await person.page
    .getByRole('button', { name: action })
    .or(person.page.getByRole('link', { name: action }))
    .click();
}

/** The download link of every extract, or of those of one product. */
export function downloadLinks(page: Page, product: string | RegExp = ''): Locator {
  return page
    .getByRole('list', { name: 'Auszüge zum Herunterladen' })
    .getByRole('listitem')
    .filter({ hasText: product })
    .getByRole('link', { name: 'Auszug herunterladen', exact: true });
}

/** Downloads the first extract, or the first of a product. @returns the path of the file */
export async function download(page: Page, product: string | RegExp = ''): Promise<string> {
  const link = downloadLinks(page, product).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await link.click();
  return (await started).path();
}
