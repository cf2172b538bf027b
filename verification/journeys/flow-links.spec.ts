import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { displayString, findByNumber, logIn } from './support/order.ts';
import { withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

test('a link names product and parcel, and outlasts the login (BEY-4)', async ({ page }) => {
  const { parcel } = await aHouse(14);
  const id = parcel.properties.flstkennz;
  await page.goto(`/#/auszuege/bestellung?produkt=liegenschaftskarte&flurstueck=${id}`);
  const person = withMouse(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('heading', { level: 2, name: 'Flurstück wählen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await person.press('button', 'Weiter');
  await expect(page.getByRole('heading', { level: 2, name: 'Format und Maßstab' })).toBeVisible();
});

test("a product's page leads to its order (APP-5, BEY-4)", async ({ page }) => {
  const person = withMouse(page);
  await page.goto('/#/auszuege/produkt/liegenschaftskarte');
  await expect(page.getByRole('link', { name: 'Diesen Auszug bestellen' })).toBeVisible();
  await expectAccessible(page);
  await person.press('link', 'Diesen Auszug bestellen');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('heading', { level: 2, name: 'Flurstück wählen' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Ihre Auswahl' })).toContainText(
    'Liegenschaftskarte',
  );
});

test('a link to what cannot be had says so and leads to the choice (BEY-4)', async ({ page }) => {
  const person = withMouse(page);
  await page.goto('/#/auszuege/bestellung?produkt=none&flurstueck=12999900500114______');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('heading', { level: 2, name: 'Produkt wählen' })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Mitteilung' });
  await expect(notes).toContainText('Diesen Auszug gibt es nicht');
  await expect(notes).toContainText('wurde nicht gefunden');
});

test('back from a product leads to the list for who came from elsewhere (APP-5)', async ({
  page,
}) => {
  const person = withMouse(page);
  await page.goto('/api/docs');
  await page.goto('/#/auszuege/produkt/liegenschaftskarte');
  await person.press('button', 'Zurück');
  await expect(page).toHaveURL(/#\/auszuege$/);
  await person.press('link', 'Flurstücksnachweis');
  await person.press('button', 'Zurück');
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
});

test('what one window orders leaves the basket of its copy, with a word about it (FLOW-13)', async ({
  page,
  context,
}) => {
  const { parcel } = await aHouse(15);
  const person = withMouse(page);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
  await person.press('button', 'Weiter');
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('22,00');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /Datenschutzerklärung/);
  await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);

  const kept = await page.evaluate(() => sessionStorage.getItem('portal.order') ?? '');
  const copy = await context.newPage();
  await copy.addInitScript((order) => sessionStorage.setItem('portal.order', order), kept);
  await copy.goto('/#/auszuege/bestellung?schritt=uebersicht');
  await expect(copy.getByRole('table', { name: 'Auszüge im Warenkorb' })).toBeVisible();

  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await expect(copy.getByRole('region', { name: 'Mitteilung' })).toContainText(
    'In einem anderen Fenster haben Sie gerade 1 Auszug aus diesem Warenkorb bestellt',
  );
  await expect(copy.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
});
