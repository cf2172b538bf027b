import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { demoAddress } from '../support/demo-data.ts';
// A portal of its own: other journeys of this person begin without saved parcels.
import { test } from '../support/own-portal.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import {
  CADASTRAL_MAP,
  chooseProduct,
  displayString,
  ERIKA,
  expectStep,
  findByNumber,
  MAX,
  openParcelStep,
} from '../support/wizard.ts';

test('a parcel is saved, and chosen on the next visit without a search (PAGE-6)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(8);
  const name = displayString(parcel);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  await findByNumber(person, parcel);
  await person.press('button', `Flurstück merken: ${name}`);
  const forget = page.getByRole('button', { name: `Nicht mehr merken: ${name}` });
  await expect(forget).toBeFocused();
  await expectAnnounced(page, `Gemerkt: ${name}`);
  // The same button takes it back.
  await forget.click();
  await person.press('button', `Flurstück merken: ${name}`);
  await expect(forget).toBeVisible();

  // Another tab has its own order, in which nothing is searched.
  const later = await page.context().newPage();
  const visitor = withPointer(later);
  const heading = later.getByRole('heading', { name: 'Gemerkte Flurstücke' });
  await later.goto('./#/auszuege/bestellung');
  await visitor.press('button', 'Auszug konfigurieren');
  await chooseProduct(visitor, CADASTRAL_MAP);
  await expect(heading).toBeVisible();
  await expectAccessible(later);
  const next = later.getByRole('button', { name: 'Weiter', exact: true });
  const choice = later.getByRole('button', { name, exact: true });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');

  const remove = later.getByRole('listitem').getByRole('button', { name: /^Nicht mehr merken/ });
  await remove.click();
  await expect(heading).toHaveCount(0);
  // The parcel remains chosen, and the focus in the page.
  await expect(later.locator(':focus')).toHaveCount(1);
  await next.click();
  await expectStep(later, 'Format und Maßstab');
});

test('a parcel is saved and chosen on the next visit, by keyboard alone (EYE-6, PAGE-6)', async ({
  page,
}) => {
  const person = withKeyboard(page);
  const { parcel } = await demoAddress(9);
  const name = displayString(parcel);
  await openParcelStep(person, CADASTRAL_MAP, ERIKA);
  await findByNumber(person, parcel);
  await person.press('button', `Flurstück merken: ${name}`);
  await expect(page.getByRole('button', { name: `Nicht mehr merken: ${name}` })).toBeFocused();

  const later = await page.context().newPage();
  const visitor = withKeyboard(later);
  await later.goto('./#/auszuege/bestellung');
  await visitor.press('button', 'Auszug konfigurieren');
  await chooseProduct(visitor, CADASTRAL_MAP);
  await visitor.press('button', name);
  const choice = later.getByRole('button', { name, exact: true });
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  await visitor.press('button', 'Weiter');
  await expectStep(later, 'Format und Maßstab');
});
