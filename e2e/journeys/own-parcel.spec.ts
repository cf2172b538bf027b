import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { fetchParcels } from '../support/demo-data.ts';
import { download, orderNumberOf, payBy } from '../support/lifecycle.ts';
import { test } from '../support/own-portal.ts';
import { type Person, withPointer } from '../support/person.ts';
import {
  chooseProduct,
  ERIKA,
  expectStep,
  findByNumber,
  giveConsents,
  LUKAS,
  OWNER_RECORD,
  startLoggedIn,
} from '../support/wizard.ts';

/** The parcel of Lukas Eschenlohe, and that of a namesake who was born later. */
const OWN = '12065300300004______';
const OF_NAMESAKE = '12065300300007______';

const ENTERED = 'Sie sind eingetragen. Sie brauchen keine Begründung';
const USUAL = 'Bitte begründen Sie, wofür Sie den Auszug brauchen. Das geht auch als Eigentümer.';

/** Logs in, and asks at the justification step whether the person is entered. */
async function askAbout(page: Page, who: string, id: string): Promise<Person> {
  const person = withPointer(page);
  const parcel = (await fetchParcels()).find(({ properties }) => properties.flstkennz === id);
  if (!parcel) throw new Error(`The demo state has no parcel ${id}.`);
  await startLoggedIn(page, who);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, OWNER_RECORD);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Berechtigtes Interesse');
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toBeVisible();
  await person.press('button', 'Eintrag prüfen');
  return person;
}

/** Continues from the justification to the order summary. */
async function continueToSummary(person: Person): Promise<void> {
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await expect(person.page.getByRole('button', { name: 'Auftrag senden' })).toBeVisible();
}

test('the owner is told the same while the register is down (OWN-1)', async ({
  page,
  ownPortal,
}) => {
  ownPortal.proxy.block('/ownership');
  await askAbout(page, LUKAS, OWN);
  await expect(page.getByText(USUAL)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toBeVisible();
  ownPortal.proxy.unblock('/ownership');
});

test('an owner orders without a justification and without a review, and downloads at once (OWN-1)', async ({
  page,
}) => {
  const person = await askAbout(page, LUKAS, OWN);
  await expect(page.getByText(ENTERED)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toHaveCount(0);
  await expectAccessible(page);
  // What was confirmed stays after a reload.
  await page.reload();
  await expect(page.getByText(ENTERED)).toBeVisible();
  await continueToSummary(person);
  await giveConsents(person, true);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);
  await payBy(person, /^Kreditkarte/, 'Bezahlen');
  await download(page);
  await page.goto(`./#/auszuege/uebersicht/${number}`);
  await expect(page.getByRole('heading', { name: `Auftrag ${number}` })).toBeVisible();
});

test('a stranger takes the usual way to a review, and learns nothing (OWN-1)', async ({ page }) => {
  const person = await askAbout(page, ERIKA, OWN);
  await expect(page.getByText(USUAL)).toBeVisible();
  await expectAccessible(page);
  await person.type('textbox', 'Begründung', 'Ich möchte das Grundstück kaufen.');
  await continueToSummary(person);
  await giveConsents(person, true);
  await person.press('button', 'Auftrag senden');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Vielen Dank für Ihren Auftrag' }),
  ).toBeVisible();
});

test('a namesake of the owner is told the same (OWN-1)', async ({ page }) => {
  await askAbout(page, LUKAS, OF_NAMESAKE);
  await expect(page.getByText(USUAL)).toBeVisible();
});
