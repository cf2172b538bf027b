import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { type Person, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  displayString,
  ERIKA,
  expectStep,
  findByNumber,
  giveConsents,
  MAX,
  openParcelStep,
} from '../support/wizard.ts';

const FAILED = 'Die Anmeldung wurde abgebrochen';

/** A further tab of the same browser. */
async function openTab({ page }: Person, path: string): Promise<Person> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return withPointer(tab);
}

/** Begins a login by the button of a page. */
async function beginLogin({ page }: Person): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: MAX })).toBeVisible();
}

/** Duplicates a tab, as the menu of a browser does: with what its session storage has. */
async function duplicate({ page }: Person): Promise<Person> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  return withPointer(await opened);
}

/** Goes on with an extract up to the consents. @returns its parcel */
async function fillBasket(person: Person, nth: number): Promise<string> {
  await openParcelStep(person);
  const { parcel } = await demoAddress(nth);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person);
  return displayString(parcel);
}

async function countOrders({ request }: Page, parcel: string): Promise<number> {
  const response = await request.get('/api/authenticated-customer/orders');
  const orders: readonly { firstParcel?: string }[] = await response.json();
  return orders.filter(({ firstParcel }) => firstParcel === parcel).length;
}

test('completes two logins that are begun in two tabs, each on its own page (FIND-4)', async ({
  page,
}) => {
  const first = withPointer(page);
  await page.goto('/#/auszuege/bestellung');
  const second = await openTab(first, '/#/auszuege/meine-bestellungen');
  const left = await openTab(first, '/#/auszuege/bestellung');
  await beginLogin(first);
  await beginLogin(second);
  await beginLogin(left);
  await left.page.close();
  const callback = page.waitForRequest(/\/api\/authenticate\/callback\?/);
  await first.press('button', MAX);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page).toHaveURL(/#\/auszuege\/bestellung/);
  await second.press('button', MAX);
  await expect(second.page.getByRole('heading', { name: 'Meine Bestellungen' })).toBeVisible();
  await expect(second.page.getByRole('button', { name: 'Abmelden' })).toBeVisible();

  await page.goto((await callback).url());
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test('logs in the person of the login that is completed last (FIND-4, FLOW-18)', async ({
  page,
}) => {
  const first = withPointer(page);
  await page.goto('/#/auszuege/bestellung');
  const second = await openTab(first, '/#/auszuege/bestellung');
  await beginLogin(first);
  await beginLogin(second);
  await first.press('button', MAX);
  await expectStep(page, 'Guten Tag, Max');
  await second.press('button', ERIKA);
  await expectStep(second.page, 'Guten Tag, Erika');
  await expectStep(page, 'Guten Tag, Erika');
});

test('makes one order of a basket that two tabs send at the same moment (FIND-5)', async ({
  page,
}) => {
  const first = withPointer(page);
  const parcel = await fillBasket(first, 31);
  const tabs = [first, await duplicate(first)];
  const third = await duplicate(first);
  for (const tab of [...tabs, third]) await expectStep(tab.page, 'Bestellübersicht');
  const before = await countOrders(page, parcel);

  // Neither request reaches the backend before both are sent.
  let sent = 0;
  const { promise: both, resolve: release } = Promise.withResolvers<void>();
  await page.context().route('**/api/authenticated-customer/orders', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      if (sent === 2) release();
      await both;
    }
    await route.continue();
  });
  for (const tab of tabs) await tab.press('button', 'Auftrag senden');
  for (const tab of tabs) {
    await expect(tab.page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  }
  expect(await countOrders(page, parcel)).toBe(before + 1);
  await expect(third.page.getByText(/Ihr Auftrag .* ist angelegt/)).toBeVisible();
});
