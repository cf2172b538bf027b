import { expect, type Page } from '@playwright/test';
import { expectAnnounced } from '../support/announcements.ts';
import { extentOf, fetchParcels, type PublishedParcel } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, MAX, startLoggedIn, wizardLink } from '../support/wizard.ts';

/** Longer side of a parcel's bounding box in metres. */
function lengthOf(parcel: PublishedParcel): number {
  const { width, height } = extentOf(parcel);
  return Math.max(width, height);
}

/** Opens the format step for a parcel whose longer side is between two lengths in metres. */
async function toFormatStep(page: Page, min: number, max: number): Promise<void> {
  const parcels = await fetchParcels();
  const parcel = parcels.find((one) => lengthOf(one) > min && lengthOf(one) < max);
  if (!parcel) throw new Error(`The demo state has no parcel of ${min} to ${max} m.`);
  await startLoggedIn(page, MAX);
  await page.goto(wizardLink('liegenschaftskarte', parcel));
  await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
  await withPointer(page).press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

/** The button that was pressed has disappeared with its message: the focus must not fall to the start of the page. */
const expectFocusInMain = (page: Page) => expect(page.locator('main :focus')).toHaveCount(1);

test('shows the authority for a parcel that is too large for every page (FLOW-5)', async ({
  page,
}) => {
  await toFormatStep(page, 2000, 5000);
  await expect(page.getByRole('main')).toContainText('selbst für A3 im Maßstab 1:5000 zu groß');
  await expect(page.getByRole('main').locator('address')).toContainText('Katasteramt');
  await expect(next(page)).toBeDisabled();
});

test('warns that a parcel is too large for the page, and proposes one that fits (VAL-7, BEY-9)', async ({
  page,
}) => {
  await toFormatStep(page, 500, 1200);
  await expect(page.getByRole('main').getByText('Das Flurstück passt nicht ganz')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  const confirmation = page.getByRole('checkbox', { name: /nicht ganz zeigt/ });
  await confirmation.check();
  await expect(next(page)).toBeEnabled();
  await page.getByRole('button', { name: /^Passendes Blatt wählen/ }).press('Enter');
  await expectAnnounced(page, 'Das Flurstück passt jetzt ganz auf das Blatt.');
  await expect(page.getByRole('main').getByText('Das Flurstück passt nicht ganz')).toBeHidden();
  await expect(confirmation).toBeHidden();
  await expectFocusInMain(page);
});

test('asks to centre a page that was moved off the parcel, and repeats the confirmation (JRN-4)', async ({
  page,
}) => {
  await toFormatStep(page, 20, 60);
  const right = page.getByRole('button', { name: 'Seitenrahmen nach Osten' });
  const warning = page
    .getByRole('main')
    .getByText('Der Seitenrahmen enthält nicht das ganze Flurstück');
  const moveOff = async (): Promise<void> => {
    for (let press = 0; press < 60 && !(await warning.isVisible()); press += 1) await right.click();
    await expect(next(page)).toBeDisabled();
  };
  await page.getByRole('button', { name: 'Seitenrahmen verschieben' }).click();
  await moveOff();
  await page
    .getByRole('button', { name: 'Seitenrahmen auf das Flurstück zentrieren' })
    .press('Enter');
  await expect(warning).toBeHidden();
  await expectFocusInMain(page);
  await expectAnnounced(page, 'Das Flurstück passt jetzt ganz auf das Blatt.');
  await expect(next(page)).toBeEnabled();
  await moveOff();
  await page.getByRole('checkbox', { name: /nicht ganz zeigt/ }).check();
  await next(page).click();
  await page.getByRole('checkbox', { name: /^Digital \(PDF\)/ }).check();
  await next(page).click();
  await expect(page.getByText('Ein Auszug zeigt sein Flurstück nicht ganz.')).toBeVisible();
});
