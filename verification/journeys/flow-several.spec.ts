import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/order.ts';
import { withKeyboard, withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

for (const way of [
  { name: 'on a phone, 320 px wide', width: 320, house: 5, person: withMouse, takesBack: false },
  { name: 'by keyboard alone', width: 1140, house: 6, person: withKeyboard, takesBack: true },
]) {
  test(`several parcels of one search go into the basket at once, ${way.name} (BEY-7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: way.width, height: 900 });
    const person = way.person(page);
    const { parcel } = await aHouse(way.house);
    // The same pages twice would say the same twice: the narrow ones are the harder ones.
    const look = async () => (way.width === 320 ? expectAccessible(page) : undefined);
    const basket = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
    const results = page.getByRole('table', { name: 'Suchergebnisse' });

    await test.step('choose a map and search a whole section', async () => {
      await logIn(person, MAX);
      await person.press('button', 'Auszug konfigurieren');
      await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
      await person.press('button', 'Weiter');
      await person.open('Flurstück');
      await person.pick('Gemarkung', parcel.properties.gemarkung);
      await person.type('textbox', 'Flur', String(parcel.properties.flur));
      await person.press('button', 'Suchen');
      await expect(results.getByRole('radio')).toHaveCount(7);
      await expect(results.getByRole('checkbox')).toHaveCount(0);
    });

    await test.step('tick a page, and more until the basket is full', async () => {
      await person.choose('checkbox', 'Mehrere Flurstücke auswählen');
      await person.choose('checkbox', 'Alle auf dieser Seite');
      await expect(page.getByText('7 ausgewählt')).toBeVisible();
      await person.press('button', 'Nächste Seite');
      await expect(results.getByRole('checkbox').first()).not.toBeChecked();
      await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('10 ausgewählt')).toBeVisible();
      await expect(page.getByText(/^.*Er fasst höchstens 10 Auszüge/).first()).toBeVisible();
      await expect(results.getByRole('checkbox').last()).toBeDisabled();
      await look();
    });

    await test.step('only three of them, also after a reload', async () => {
      await person.press('button', 'Auswahl aufheben');
      await expect(page.getByText('0 ausgewählt')).toBeVisible();
      for (const nth of [0, 2, 4]) {
        await results.getByRole('checkbox').nth(nth).focus();
        await page.keyboard.press('Space');
      }
      await page.reload();
      await expect(page.getByText('3 ausgewählt')).toBeVisible();
      await expect(page.getByRole('complementary')).toContainText('und 2 weitere');
      await person.press('button', 'Weiter');
    });

    await test.step('look at the page of each and find one that holds them all', async () => {
      const shown = page.getByRole('combobox', { name: 'Flurstück in der Vorschau' });
      await expect(shown.getByRole('option')).toHaveCount(3);
      const names = await shown.getByRole('option').allTextContents();
      await person.choose('radio', '1:500');
      await shown.selectOption({ label: names[1] ?? '' });
      await expect(page.getByRole('figure')).toContainText(names[1] ?? '');
      await person.choose('radio', '1:5000');
      await look();
      await person.press('button', 'Weiter');
    });

    await test.step('one delivery for all, at three times the fee', async () => {
      await person.choose('checkbox', /^Digital \(PDF\)/);
      await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('66,00');
      await expect(page.getByText('3 Auszüge zu je 22,00 €')).toBeVisible();
      await person.press('button', 'Weiter');
    });

    await test.step('take it back, or order them', async () => {
      await expect(basket.getByRole('button', { name: /^Position \d entfernen$/ })).toHaveCount(3);
      await look();
      if (way.takesBack) {
        await person.press('button', 'Rückgängig');
        // All that was decided for the three is there again.
        await expect(page.getByRole('heading', { name: 'Art der Bereitstellung' })).toBeVisible();
        await expect(page.getByRole('complementary')).toContainText('und 2 weitere');
        await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('66,00');
        await person.press('button', 'Weiter');
        await expect(basket.getByRole('button', { name: /^Position \d entfernen$/ })).toHaveCount(
          3,
        );
        // After a logout nothing of it can be brought back.
        await person.press('button', 'Position 2 entfernen');
        await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(2);
        await person.press('button', 'Abmelden');
        await expect(page.getByText('Sie sind abgemeldet.').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
        return;
      }
      await person.choose('checkbox', /Datenschutzerklärung/);
      await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
      await person.press('button', 'Auftrag senden');
      await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('66,00');
    });
  });
}
