import { expect } from '@playwright/test';
import { BUSY, once, result } from '../../tools/speech/journeys/rules.ts';
import { faultsOf, type Rule } from '../../tools/speech/rules.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  displayString,
  expectStep,
  findByAddress,
  giveConsents,
  logIn,
  MAX,
} from '../support/wizard.ts';

test('announces every arrival and result once, and no busy text after it (EYE-2, APP-12)', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const person = withPointer(page);
  const { address, parcel } = await demoAddress(17);
  const expectAnnounced = async (arrival: RegExp, rules: readonly Rule[] = []) => {
    await announcements.waitFor(arrival);
    // A busy text comes after a second, a debounced announcement earlier.
    await page.waitForTimeout(1500);
    const spoken = announcements.take();
    expect(faultsOf(spoken, [...once(arrival), ...rules]), spoken.join('\n')).toEqual([]);
    return spoken;
  };

  await logIn(person, MAX);
  await page.waitForTimeout(1500);
  announcements.take();
  await person.press('button', 'Auszug konfigurieren');
  await expectStep(page, 'Produkt wählen');
  await expectAnnounced(/^Schritt 2 von 5, Produkt wählen$/);

  await person.choose('radio', CADASTRAL_MAP);
  announcements.take();
  await person.press('button', 'Weiter');
  await expectStep(page, 'Flurstück wählen');
  await expectAnnounced(/^Schritt 2 von 5, Flurstück wählen$/, [{ never: BUSY }]);

  await findByAddress(person, address);
  await expectAnnounced(/^1 Treffer/, result(/Treffer/));
  await page.getByRole('radio', { name: displayString(parcel) }).check();
  await page.waitForTimeout(1500);
  expect(announcements.take(), 'a checked radio button announces itself').toEqual([]);

  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await expectAnnounced(/^Schritt 2 von 5, Format und Maßstab$/);

  await person.press('button', 'Weiter');
  await expectStep(page, 'Art der Bereitstellung');
  await expectAnnounced(/^Schritt 2 von 5, Art der Bereitstellung$/, [
    { never: /Wählen Sie zuerst/ },
  ]);
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('€');
  announcements.take();

  await person.press('button', 'Weiter');
  await expectStep(page, 'Bestellübersicht');
  await expectAnnounced(/^Schritt 3 von 5, Bestellübersicht$/);

  await test.step('the dialog asks its question and names the consequence once', async () => {
    await person.press('button', 'Auftrag abbrechen');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/abbrechen\?$/);
    await expect(dialog).toHaveAccessibleDescription(/Warenkorb wird geleert/);
    await expect(dialog).toBeFocused();
    const spoken = await expectAnnounced(/abbrechen\?/);
    expect(spoken).toHaveLength(1);
    await person.press('button', 'Nein, behalten');
    await expect(dialog).toBeHidden();
  });

  await test.step('each change of the basket is announced once, also undoing it', async () => {
    announcements.take();
    await person.press('button', 'Position 1 duplizieren');
    expect(await expectAnnounced(/Position 2 hinzugefügt/)).toHaveLength(1);
    await person.press('button', 'Position 2 entfernen');
    expect(await expectAnnounced(/Position 2 entfernt/)).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Position 1 entfernen' })).toBeFocused();
    await person.press('button', 'Rückgängig');
    expect(await expectAnnounced(/^Position 2 ist wieder da/)).toHaveLength(1);
    await expect(page.locator('main :focus, [data-notification] :focus')).toHaveCount(1);
    await person.press('button', 'Position 2 entfernen');
    await person.press('button', /^Position 2 wiederherstellen/);
    await expect(page.getByRole('button', { name: 'Position 1 entfernen' })).toBeFocused();
    await person.press('button', 'Position 2 entfernen');
  });

  await giveConsents(person);
  announcements.take();
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await expectAnnounced(/^Schritt 4 von 5, Bezahlung$/);

  await person.choose('radio', /Kreditkarte/);
  await person.press('button', 'Zahlung bestätigen');
  await expect(page).toHaveURL(/\/payment\//);
  announcements.take();
  await person.press('button', 'Bezahlen');
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible({
    timeout: 60_000,
  });
  await expectAnnounced(/Ihr Auszug ist|Ihre Auszüge sind/, [
    ...once(/^Schritt 5 von 5, Bereitstellung$/),
    { before: [/wird erstellt|geladen/, /Ihr Auszug ist|Ihre Auszüge sind/] },
  ]);
});
