import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectAnnounced } from '../support/announcements.ts';
import { demoAddress } from '../support/demo-data.ts';
import { orderNumberOf } from '../support/lifecycle.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  chooseProduct,
  expectStep,
  findByNumber,
  giveConsents,
  MAX,
  startLoggedIn,
} from '../support/wizard.ts';

/** An address that no other journey orders for. */
const NTH_ADDRESS = 33;

test('changes and duplicates an extract, delivers to another address and orders again (JRN-1, JRN-7, JRN-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  const main = page.getByRole('main');
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, CADASTRAL_MAP);
  await findByNumber(person, (await demoAddress(NTH_ADDRESS)).parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');

  await test.step('enter another delivery address, which a reload keeps', async () => {
    await person.choose('checkbox', /^Papier/);
    await person.press('button', 'Anschrift ändern');
    await person.type('textbox', 'Vor- und Nachname', 'Büro Linde');
    await person.type('textbox', 'Straße und Hausnummer', 'Am Hafen 3');
    await person.press('button', 'Anschrift übernehmen');
    await expectAnnounced(page, 'Anschrift übernommen.');
    await person.press('button', 'Anschrift aus dem Nutzerkonto verwenden');
    await expectAnnounced(page, 'Es gilt die Anschrift aus Ihrem Nutzerkonto.');
    await expect(page.getByRole('button', { name: 'Anschrift ändern' })).toBeFocused();
    await person.press('button', 'Anschrift ändern');
    await person.type('textbox', 'Vor- und Nachname', 'Büro Linde');
    await person.type('textbox', 'Straße und Hausnummer', 'Am Hafen 3');
    await page.reload();
    await expect(main).toContainText('Am Hafen 3');
    await expectAccessible(page);
    await person.press('button', 'Weiter');
  });

  const rows = page.getByRole('button', { name: /^Position \d entfernen$/ });

  await test.step('change the extract in the basket', async () => {
    await expectStep(page, 'Bestellübersicht');
    await person.press('button', 'Position 1 ändern');
    await expect(page.getByRole('checkbox', { name: /^Papier/ })).toBeChecked();
    await person.press('button', 'Zurück');
    await person.choose('radio', 'A3');
    await person.press('button', 'Weiter');
    await person.press('button', 'Weiter');
    await expect(rows).toHaveCount(1);
    await person.press('button', 'Details anzeigen');
    await expect(page.getByRole('table')).toContainText('A3');
  });

  await test.step('duplicate it', async () => {
    await person.press('button', 'Position 1 duplizieren');
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('send, and find the delivery address in the order', async () => {
    await giveConsents(person);
    await person.press('button', 'Auftrag senden');
    const number = await orderNumberOf(page);
    await page.goto(`/#/auszuege/uebersicht/${number}`);
    await expect(main).toContainText('Büro Linde');
    await expect(main).toContainText('Am Hafen 3');
  });

  await test.step('order the same again', async () => {
    await person.press('button', 'Erneut bestellen');
    await expectStep(page, 'Bestellübersicht');
    await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
      '2 Auszüge liegen wieder im Warenkorb',
    );
    await expect(rows).toHaveCount(2);
  });
});
