import { expect, test, type Page } from '@playwright/test';
import { ERIKA, MAX } from './support/lifecycle.ts';
import { findByNumber, logIn } from './support/order.ts';
import { type Person, withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const REASON = 'Ich möchte die Eigentümerin des Nachbargrundstücks anschreiben.';

const basketKept = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('portal.order') ?? '');

/** An extract in the basket, and a reason typed for the next one. */
async function writeReason(person: Person): Promise<void> {
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Flurstücksnachweis/);
  await person.press('button', 'Weiter');
  await findByNumber(person, (await aHouse(25)).parcel);
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiteren Auszug hinzufügen');
  await person.choose('radio', /^Flurstücks- und Eigentumsnachweis/);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.type('textbox', 'Begründung', REASON);
}

/** Logs out in a second window of the same browser. */
async function logOutElsewhere(page: Page): Promise<void> {
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
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', login);
}

test('logged out in another window: reason and basket wait for the same person, and for nobody else (FLOW-18)', async ({
  page,
}) => {
  const person = withMouse(page);
  await logIn(person, ERIKA);
  await writeReason(person);
  await logOutElsewhere(page);
  await logInAgain(person, ERIKA);
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toHaveValue(REASON);

  await logOutElsewhere(page);
  await logInAgain(person, MAX);
  await expect(page.getByRole('heading', { level: 2, name: 'Produkt wählen' })).toBeVisible();
  const kept = await basketKept(page);
  expect(kept).not.toContain('Nachbargrundstücks');
  expect(kept).toContain('"basket":[]');
  await page.goto('/#/auszuege/bestellung?schritt=uebersicht');
  await expect(page.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
});
