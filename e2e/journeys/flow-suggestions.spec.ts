import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress, numberOf } from '../support/demo-data.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, displayString, MAX, openParcelStep } from '../support/wizard.ts';

const FIELD = 'Adresse oder Flurstück suchen';
const NTH_ADDRESS = 12;

test('finds an address by one line of text, by mouse, and shows it in its tab (JRN-6, JRN-5)', async ({
  page,
}) => {
  const { address } = await demoAddress(NTH_ADDRESS);
  const person = withPointer(page);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  const text = `${address.strasse.slice(0, -2)} ${address.hausnr} ${address.ort}`;
  await page.getByRole('combobox', { name: FIELD }).pressSequentially(text, { delay: 20 });
  const label = `${address.strasse} ${address.hausnr}`;
  await page.getByRole('option', { name: `${label} ${address.plz} ${address.ort}` }).click();
  const results = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(results).toContainText(label);
  await expect(page.getByRole('img', { name: 'Karte zum Auswählen' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
  // The tab of the search is chosen, its form stays folded and has the values of the suggestion (IN-6).
  await expect(page.getByRole('tab', { name: 'Adresse' })).toHaveAttribute('aria-selected', 'true');
  await person.press('button', 'Eingaben ändern');
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue(address.strasse);
  await expect(page.getByRole('textbox', { name: 'Hausnummer' })).toHaveValue(address.hausnr);
  await expect(results).toContainText(label);
});

test('finds a parcel by its number with the keyboard alone (JRN-6)', async ({ page }) => {
  const { parcel } = await demoAddress(NTH_ADDRESS);
  const person = withKeyboard(page);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  const { gemarkung, flur } = parcel.properties;
  const field = page.getByRole('combobox', { name: FIELD });
  await field.focus();
  await page.keyboard.type(`${gemarkung} ${flur} ${numberOf(parcel)}`);
  await expect(page.getByRole('option', { name: displayString(parcel) }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await person.press('button', 'Eingaben ändern');
  await expect(page.getByRole('textbox', { name: 'Flurstücksnummer' })).toHaveValue(
    numberOf(parcel),
  );
});

test('finds the address whose number was typed with the street (JRN-6)', async ({ page }) => {
  const { address } = await demoAddress(NTH_ADDRESS);
  const person = withPointer(page);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  await person.open('Adresse');
  await person.type('textbox', 'Postleitzahl', address.plz);
  await person.type('textbox', 'Straße', `${address.strasse} ${address.hausnr}`);
  await person.press('button', 'Suchen');
  const results = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(results).toContainText(`${address.strasse} ${address.hausnr}`);
});
