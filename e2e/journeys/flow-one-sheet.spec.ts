import { expect } from '@playwright/test';
import { orderNumberOf } from '../support/lifecycle.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { giveConsents, openParcelStep } from '../support/wizard.ts';

test('orders several parcels on one sheet for one fee (PAGE-3)', async ({ page }) => {
  const person = withPointer(page);
  const sheets = page.getByRole('radiogroup', { name: 'Blätter' });

  await test.step('choose the three parts of a divided parcel', async () => {
    await openParcelStep(person);
    await person.open('Flurstück');
    await person.pick('Gemarkung', 'Lindenau');
    await person.type('textbox', 'Flur', '3');
    await person.type('textbox', 'Flurstücksnummer', '114');
    await person.press('button', 'Suchen');
    await person.choose('radio', 'Mehrere');
    await person.choose('checkbox', 'Alle auf dieser Seite');
    await person.press('button', 'Weiter');
  });

  await test.step('have one sheet for all of them, as they fit', async () => {
    await expect(sheets.getByRole('radio')).toHaveCount(2);
    await expect(sheets.getByRole('radio', { name: /^Ein Blatt für alle/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Flurstück in der Vorschau' })).toHaveCount(0);
    await person.press('button', 'Weiter');
  });

  await test.step('send one position with one fee', async () => {
    await person.choose('checkbox', 'Digital (PDF)');
    await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('22,00');
    await person.press('button', 'Weiter');
    const basket = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
    await expect(basket.getByRole('row', { name: /Liegenschaftskarte/ })).toHaveCount(1);
    await expect(basket).toContainText(/Flur\s\d+: \d.*, 114/);
    await giveConsents(person);
    await person.press('button', 'Auftrag senden');
    const number = await orderNumberOf(page);
    const answer = await page.request.get(`api/authenticated-customer/orders/${number}`);
    const { orderPositions } = await answer.json();
    expect(orderPositions).toHaveLength(1);
    expect(orderPositions[0].furtherParcels.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  });
});
