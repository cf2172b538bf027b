import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { demoAddress } from '../support/demo-data.ts';
// A portal of its own: other journeys of this person begin without saved parcels.
import { test } from '../support/own-portal.ts';
import { withPointer } from '../support/person.ts';
import {
  CADASTRAL_MAP,
  chooseProduct,
  displayString,
  expectStep,
  findByNumber,
  MAX,
  openParcelStep,
} from '../support/wizard.ts';

test('a parcel is saved, and chosen for the next order without a search (PAGE-6)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(8);
  const name = displayString(parcel);
  const heading = page.getByRole('heading', { name: 'Gemerkte Flurstücke' });
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.press('button', `Flurstück merken: ${name}`);
  const forget = page.getByRole('button', { name: `Nicht mehr merken: ${name}` });
  await expect(forget).toBeFocused();
  await expectAnnounced(page, `Gemerkt: ${name}`.replaceAll(/ (?=\d)/g, '\u00A0'));
  // The same button takes it back.
  await forget.click();
  await person.press('button', `Flurstück merken: ${name}`);
  await expect(forget).toBeVisible();
  await expect(heading).toHaveCount(0);

  await person.press('button', 'Abbrechen');
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, CADASTRAL_MAP);
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await expect(next).toBeDisabled();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('[aria-current="true"]').getByText(/Flurstück/)).toBeVisible();
  await expect(next).toBeEnabled();

  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Nicht mehr merken/ })
    .click();
  await expect(heading).toHaveCount(0);
  // The parcel remains chosen.
  await next.click();
  await expectStep(page, 'Format und Maßstab');
});
