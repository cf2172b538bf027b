import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, logInOnPage, MAX } from '../support/wizard.ts';

const FIELD = 'Adresse oder Flurstück suchen';
const NTH_ADDRESS = 14;

test('begins an order with an address on the start page, and finds its parcel after the login (OPEN-1, LOOK-1)', async ({
  page,
}) => {
  const { address } = await demoAddress(NTH_ADDRESS);
  const person = withPointer(page);
  await page.goto('./');
  await person.press('button', FIELD);
  const field = page.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  const label = `${address.strasse} ${address.hausnr}`;
  await field.pressSequentially(`${label} ${address.ort}`, { delay: 20 });
  await expectAccessible(page);
  await page.getByRole('option', { name: `${label} ${address.plz} ${address.ort}` }).click();
  await expect(page.getByRole('heading', { name: 'Zuerst anmelden' })).toBeVisible();
  await logInOnPage(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', CADASTRAL_MAP);
  await person.press('button', 'Weiter');
  await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toContainText(label);
});
