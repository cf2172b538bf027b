import { expect, test, type Page } from '@playwright/test';
import { withMouse } from './support/person.ts';
import { extentOf, type PublishedParcel, sandboxOrigin } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

/** Longer side of a parcel's box in metres. */
function lengthOf(parcel: PublishedParcel): number {
  const { width, height } = extentOf(parcel);
  return Math.max(width, height);
}

/** Opens the format step for a parcel whose longer side is between two lengths in metres. */
async function toFormatStep(page: Page, min: number, max: number): Promise<void> {
  const answer = await fetch(
    `${sandboxOrigin()}/cadastre/ogc/collections/parcels/items?limit=3000`,
  );
  const { features }: { features: readonly PublishedParcel[] } = await answer.json();
  const parcel = features.find((one) => lengthOf(one) > min && lengthOf(one) < max);
  if (!parcel) throw new Error(`The demo land has no parcel of ${min} to ${max} m.`);
  const id = parcel.properties.flstkennz;
  await page.goto(`/#/auszuege/bestellung?produkt=liegenschaftskarte&flurstueck=${id}`);
  const person = withMouse(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
  await person.press('button', 'Weiter');
  await expect(page.getByRole('heading', { level: 2, name: 'Format und Maßstab' })).toBeVisible();
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

test('a parcel too large for every page leads to its authority (FLOW-5)', async ({ page }) => {
  await toFormatStep(page, 2000, 5000);
  await expect(page.getByRole('main')).toContainText('selbst für A3 im Maßstab 1:5000 zu groß');
  await expect(page.getByRole('main').locator('address')).toContainText('Katasteramt');
  await expect(next(page)).toBeDisabled();
});

test('one too large for the chosen page is warned about, and a page is proposed (VAL-7, BEY-9)', async ({
  page,
}) => {
  await toFormatStep(page, 500, 1200);
  await expect(page.getByRole('main').getByText('Das Flurstück passt nicht ganz')).toBeVisible();
  await expect(next(page)).toBeEnabled();
  await page.getByRole('button', { name: /^Passendes Blatt nehmen/ }).click();
  await expect(page.getByRole('main').getByText('Das Flurstück passt nicht ganz')).toBeHidden();
});
