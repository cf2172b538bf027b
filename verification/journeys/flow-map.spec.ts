import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { displayString, findByNumber, logIn } from './support/order.ts';
import { type Person, withKeyboard, withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

async function toParcelStep(
  person: Person,
  product = /^Liegenschaftskarte(?! mit)/,
): Promise<void> {
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', product);
  await person.press('button', 'Weiter');
  await expect(person.page.getByRole('heading', { name: 'Flurstück wählen' })).toBeVisible();
}

const map = (page: Page) => page.getByRole('application');

test('a parcel is picked on the map by keyboard alone (BEY-2, FLOW-4)', async ({ page }) => {
  const person = withKeyboard(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const engines = () => files.filter((file) => /\/engine-[^/]*\.js$/.test(file));
  await toParcelStep(person);
  await page.waitForLoadState('networkidle');
  expect(engines(), 'what draws the map is fetched with the map').toEqual([]);
  await person.open('Karte');
  await expect(page.getByRole('button', { name: /^Alle Flurstücke im/ })).toBeDisabled();
  expect(engines()).toHaveLength(1);
  await person.press('button', 'Flurstück in der Karte anklicken');
  const pick = page.getByRole('button', { name: 'Flurstück in der Karte anklicken' });
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await person.press('application', 'Karte zum Auswählen');
  await expect(
    page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio'),
  ).toBeChecked();
  await expectAccessible(page);
  await person.press('button', 'Weiter');
  await expect(page.getByRole('heading', { level: 2, name: 'Format und Maßstab' })).toBeVisible();
});

test('the list and the map show the same parcel, and all of a section can be had (FLOW-4)', async ({
  page,
}) => {
  const person = withMouse(page);
  const { parcel } = await aHouse(11);
  await toParcelStep(person);
  await findByNumber(person, parcel);
  await person.open('Karte');
  // The view goes to the chosen parcel by itself, where the section is small enough.
  await person.press('button', 'Alle Flurstücke im Kartenausschnitt');
  const table = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(table.getByRole('radio').first()).toBeVisible();
  await table.getByRole('radio').nth(1).check();
  await expect(page.getByRole('complementary')).toContainText(/Flurstück/);
  await expectAccessible(page);
});

test('the page is moved and put back, and the order goes on without map services (BEY-5, BEY-8)', async ({
  page,
}) => {
  await page.route(/\/(wmts|wms)\b/, (route) => route.abort());
  const person = withMouse(page);
  const { parcel } = await aHouse(12);
  await toParcelStep(person);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expect(page.getByText('Fehler beim Laden der Karte')).toBeVisible();
  const centreOf = () =>
    page.evaluate(() => {
      const kept = sessionStorage.getItem('portal.order') ?? '{}';
      return JSON.parse(kept).state.configuration.printAreaCentre;
    });
  expect(await centreOf()).toBeNull();
  await person.press('button', 'Seitenrahmen verschieben');
  await map(page).press('ArrowRight');
  await expect.poll(centreOf).not.toBeNull();
  await page.getByRole('button', { name: /zurücksetzen|zurück in die Mitte/i }).click();
  await expect.poll(centreOf).toBeNull();
  await expectAccessible(page);
  await person.press('button', 'Weiter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Art der Bereitstellung' }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(displayString(parcel));
});

for (const { product, isShown } of [
  { product: /^Liegenschaftskarte mit Bodenschätzung/, isShown: true },
  { product: /^Liegenschaftskarte(?! mit)/, isShown: false },
]) {
  test(`the land estimate is ${isShown ? '' : 'not '}on the map of ${product.source} (FLOW-4)`, async ({
    page,
  }) => {
    const layers = new Set<string>();
    page.on('response', (answer) => {
      const type = answer.headers()['content-type'] ?? '';
      const layer = new URL(answer.url()).searchParams.get('LAYERS');
      if (layer && type.startsWith('image/png')) layers.add(layer);
    });
    const person = withMouse(page);
    const { parcel } = await aHouse(14);
    await toParcelStep(person, product);
    await findByNumber(person, parcel);
    await person.press('button', 'Weiter');
    await expect.poll(() => layers.has('buildings,parcels')).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(layers.has('land_estimate')).toBe(isShown);
  });
}
