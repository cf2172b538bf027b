import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { type Person, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  chooseProduct,
  ERIKA,
  expectStep,
  findByNumber,
  giveConsents,
  logInOnPage,
  MAX,
  openParcelStep,
  OWNER_RECORD,
  startLoggedIn,
} from '../support/wizard.ts';

const JUSTIFICATION = 'Ich möchte die Eigentümerin des Nachbargrundstücks anschreiben.';

const storedOrder = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('portal.order') ?? '');

/** Puts an extract into the basket and types a justification for the next one. */
async function typeJustification(person: Person): Promise<void> {
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, /^Flurstücksnachweis/);
  await findByNumber(person, (await demoAddress(25)).parcel);
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiteren Auszug hinzufügen');
  await chooseProduct(person, OWNER_RECORD);
  await person.press('button', 'Weiter');
  await person.type('textbox', 'Begründung', JUSTIFICATION);
}

/** Logs out in a second tab of the same browser. */
async function logOutInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByText('Sie sind abgemeldet.').first()).toBeVisible();
  await other.close();
}

async function logInAgain(person: Person, login: string): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
    'Ihre Sitzung ist abgelaufen',
  );
  await logInOnPage(person, login);
}

test('sends the order after a new login when the session ends during sending, without reporting a failure (FLOW-18)', {
  tag: '@main',
}, async ({ page }) => {
  const person = withPointer(page);
  await openParcelStep(person);
  await findByNumber(person, (await demoAddress(26)).parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person);
  await page.context().clearCookies({ name: 'portal_session' });
  await person.press('button', 'Auftrag senden');
  await logInAgain(person, MAX);
  await expectStep(page, 'Bestellübersicht');
  await expect(page.getByText('Fehler bei der Erstellung des Auftrags')).toHaveCount(0);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
});

test('keeps justification and basket after a logout in another tab for the same person only (FLOW-18)', async ({
  page,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, ERIKA);
  await typeJustification(person);
  await logOutInOtherTab(page);
  await logInAgain(person, ERIKA);
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toHaveValue(JUSTIFICATION);

  await logOutInOtherTab(page);
  await logInAgain(person, MAX);
  await expectStep(page, 'Produkt wählen');
  const stored = await storedOrder(page);
  expect(stored).not.toContain('Nachbargrundstücks');
  expect(stored).toContain('"basket":[]');
  await page.goto('/#/auszuege/bestellung?schritt=uebersicht');
  await expect(page.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
});

test('ends the logout on a page that says so, also after ten seconds and a reload (PAGE-13)', async ({
  page,
}) => {
  await startLoggedIn(page, MAX);
  await page.clock.install();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const heading = page.getByRole('heading', { level: 2, name: /Sie sind abgemeldet\./ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#\/auszuege\/bestellung/);
  await page.clock.fastForward(11_000);
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(heading).toHaveCount(0);
});

test('leaves the error of a login on its page (PAGE-13)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?authException=failedOrCancelled#/auszuege');
  const notices = page.getByRole('region', { name: 'Mitteilung' });
  await expect(notices).toContainText('Anmeldung');
  await page.clock.fastForward(2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(notices).toHaveCount(0);
});
