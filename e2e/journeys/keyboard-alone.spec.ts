import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { payBy } from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { withKeyboard } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  displayString,
  expectStep,
  MAX,
  openParcelStep,
  startLoggedIn,
} from '../support/wizard.ts';

test.use({ device: DEVICES.keyboard });

test('limits the hits to what the map shows, by keyboard alone (EYE-6, PAGE-1)', async ({
  page,
}) => {
  const person = withKeyboard(page);
  const { parcel } = await demoAddress(5);
  await openParcelStep(person);
  await person.open('Flurstück');
  await person.pick('Gemarkung', parcel.properties.gemarkung);
  await person.type('textbox', 'Flur', String(parcel.properties.flur));
  await person.press('button', 'Suchen');
  const count = page.getByText(/^1 bis \d+ von \d+$/);
  const total = async () => Number((await count.textContent())?.split(' ').at(-1));
  await expect(count).toBeVisible();
  const all = await total();
  await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeEnabled();
  await person.press('button', 'Vergrößern');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await person.choose('checkbox', 'Nur was die Karte zeigt');
  await expect.poll(total).toBeLessThan(all);
  await expect(page.getByRole('checkbox', { name: 'Nur was die Karte zeigt' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio');
  const name = (await rows.first().getAttribute('aria-label')) ?? '';
  await person.choose('radio', name);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
});

test('pastes a list of parcels, corrects a line and takes them, by keyboard alone (EYE-6, PAGE-6)', async ({
  page,
}) => {
  const person = withKeyboard(page);
  const names = await Promise.all(
    [5, 7].map(async (nth) => displayString((await demoAddress(nth)).parcel)),
  );
  await openParcelStep(person);
  await person.press('button', 'Liste von Flurstücken einfügen');
  const list = page.getByRole('textbox', { name: 'Flurstücke, je Zeile eines oder mehrere' });
  const type = (text: string) =>
    person.type('textbox', 'Flurstücke, je Zeile eines oder mehrere', text);
  await type([...names, 'Nirgendwo 1 2'].join('\n'));
  // As it is pasted: what is cut lies on the clipboard.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(list).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(list).toHaveValue(/Nirgendwo 1 2$/);
  await person.press('button', 'Flurstücke der Liste suchen');
  await expect(page.getByRole('alert')).toContainText('Diese Gemarkung gibt es nicht.');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: '2 Flurstücke übernehmen' })).toBeVisible();
  await type(names.join('\n'));
  await person.press('button', 'Flurstücke der Liste suchen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('complementary')).toContainText('2 Flurstücke');
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
});

test('pays after a refused payment, by keyboard alone (EYE-6, BE-3)', async ({ page }) => {
  const person = withKeyboard(page);
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, { product: 'map' });
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await payBy(person, /Kreditkarte/, 'Zahlung ablehnen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();
  await payBy(person, /PayPal/, 'Bezahlen');
  const link = page.getByRole('link', { name: 'Auszug herunterladen' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const started = page.waitForEvent('download');
  await person.press('link', 'Auszug herunterladen');
  expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
});
