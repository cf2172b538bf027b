import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { giveConsents, openParcelStep } from '../support/wizard.ts';

for (const device of [
  { name: 'on a phone, 320 px wide', width: 320, address: 5, person: withPointer, undoes: false },
  { name: 'by keyboard alone', width: 1140, address: 6, person: withKeyboard, undoes: true },
]) {
  test(`adds several parcels of one search to the basket at once, ${device.name} (BEY-7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: device.width, height: 900 });
    const person = device.person(page);
    const { parcel } = await demoAddress(device.address);
    // Checked once: the narrow pages are the harder ones.
    const check = async () => (device.width === 320 ? expectAccessible(page) : undefined);
    const basket = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
    const results = page.getByRole('table', { name: 'Suchergebnisse' });

    await test.step('choose a map and search a whole section', async () => {
      await openParcelStep(person);
      await person.open('Flurstück');
      await person.pick('Gemarkung', parcel.properties.gemarkung);
      await person.type('textbox', 'Flur', String(parcel.properties.flur));
      await person.press('button', 'Suchen');
      await expect(results.getByRole('radio')).toHaveCount(7);
      await expect(results.getByRole('checkbox')).toHaveCount(0);
    });

    await test.step('choose a page, and more until the basket is full', async () => {
      await person.choose('radio', 'Mehrere');
      await person.choose('checkbox', 'Alle auf dieser Seite');
      await expect(page.getByText('7 ausgewählt')).toBeVisible();
      await person.press('button', 'Nächste Seite');
      await expect(results.getByRole('checkbox').first()).not.toBeChecked();
      await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('10 ausgewählt')).toBeVisible();
      await expect(page.getByText(/^.*Er fasst höchstens 10 Auszüge/).first()).toBeVisible();
      await expect(results.getByRole('checkbox').last()).toBeDisabled();
      await check();
    });

    await test.step('choose three of them, also after a reload', async () => {
      await person.press('button', 'Auswahl aufheben');
      await expect(page.getByRole('button', { name: 'Auswahl aufheben' })).toBeFocused();
      await expect(page.getByText('0 ausgewählt')).toBeVisible();
      for (const nth of [0, 2, 4]) {
        await results.getByRole('checkbox').nth(nth).focus();
        await page.keyboard.press('Space');
      }
      await page.reload();
      await expect(page.getByText('3 ausgewählt')).toBeVisible();
      await expect(page.getByRole('complementary')).toContainText('3 Flurstücke');
      await person.press('button', 'Weiter');
    });

    await test.step('view the page of each, and choose a scale that fits all', async () => {
      await person.choose('radio', /^3 Blätter/);
      const shown = page.getByRole('combobox', { name: 'Flurstück in der Vorschau' });
      await expect(shown.getByRole('option')).toHaveCount(3);
      const names = await shown.getByRole('option').allTextContents();
      await person.choose('radio', '1:500');
      await shown.selectOption({ label: names[1] ?? '' });
      await expect(page.getByRole('figure')).toContainText(names[1] ?? '');
      await person.choose('radio', '1:5000');
      await check();
      await person.press('button', 'Weiter');
    });

    await test.step('choose one kind of delivery for all, at three times the fee', async () => {
      await person.choose('checkbox', /^Digital \(PDF\)/);
      await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('66,00');
      await expect(page.getByText('3 Auszüge zu je 22,00 €')).toBeVisible();
      await person.press('button', 'Weiter');
    });

    await test.step('undo, or order them', async () => {
      await expect(basket.getByRole('button', { name: /^Position \d entfernen$/ })).toHaveCount(3);
      await check();
      if (device.undoes) {
        await person.press('button', 'Rückgängig');
        // The configuration of all three is restored.
        await expect(page.getByRole('heading', { name: 'Art der Bereitstellung' })).toBeVisible();
        await expect(page.getByRole('complementary')).toContainText('3 Flurstücke');
        await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('66,00');
        await person.press('button', 'Weiter');
        await expect(basket.getByRole('button', { name: /^Position \d entfernen$/ })).toHaveCount(
          3,
        );
        // After a logout nothing can be undone.
        await person.press('button', 'Position 2 entfernen');
        await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(2);
        await person.press('button', 'Abmelden');
        await expect(page.getByText('Sie sind abgemeldet.').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
        return;
      }
      await giveConsents(person);
      await person.press('button', 'Auftrag senden');
      await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('66,00');
    });
  });
}
