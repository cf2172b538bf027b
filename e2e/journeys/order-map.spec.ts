import { expect } from '@playwright/test';
import { DEVICES, type Device } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { readPdf, scaleErrorMm } from '../support/pdf.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  displayString,
  expectStep,
  findByAddress,
  findByNumber,
  giveConsents,
  logIn,
  MAX,
} from '../support/wizard.ts';

/** The main journey, whole; `devices.spec.ts` walks its short form on every device. */
const WALKS: readonly {
  /** End of the title; the stored runs in Firefox name it. */
  readonly how: string;
  readonly device: Device;
  readonly address: number;
  readonly tag?: '@main';
}[] = [
  { how: 'on a desktop with a mouse', device: DEVICES.retinaLaptop, address: 1 },
  { how: 'on a phone, 320 px wide', device: DEVICES.smallPhone, address: 2 },
  { how: 'by keyboard alone', device: DEVICES.keyboard, address: 3, tag: '@main' },
];

for (const { how, device, address: nth, tag } of WALKS) {
  test.describe(how, () => {
    test.use({ device });

    test(`orders and downloads a map ${how} (FLOW-1 to FLOW-17, STATE-3, EYE-1)`, {
      tag: tag ?? [],
    }, async ({ page }) => {
      const { parcel, address } = await demoAddress(nth);
      const person = device.keyboardOnly ? withKeyboard(page) : withPointer(page);

      await test.step('log in', async () => {
        await logIn(person, MAX);
        await expect(page.getByRole('button', { name: 'Auszug konfigurieren' })).toBeVisible();
        await expect(page.getByText('Max Muster').filter({ visible: true }).first()).toBeVisible();
        await expectAccessible(page);
        await person.press('button', 'Auszug konfigurieren');
      });

      await test.step('choose a product', async () => {
        await expectStep(page, 'Produkt wählen');
        await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeDisabled();
        await person.choose('radio', CADASTRAL_MAP);
        await expectAccessible(page);
        await person.press('button', 'Weiter');
      });

      await test.step('find the parcel by address, then by number', async () => {
        await expectStep(page, 'Flurstück wählen');
        // The tabs are in one row, at 320 px too (PAGE-14).
        const tops = await page
          .getByRole('tab')
          .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        await findByAddress(person, address);
        await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await findByNumber(person, parcel);
        await expectAccessible(page);
        await person.press('button', 'Weiter');
      });

      await test.step('choose format and scale', async () => {
        await expectStep(page, 'Format und Maßstab');
        await person.choose('radio', '1:500');
        await person.choose('radio', 'A3');
        await person.choose('radio', 'Querformat');
        await person.choose('radio', 'Schwarz-Weiß');
        await page.reload();
        await expect(page.getByRole('radio', { name: 'A3', exact: true })).toBeChecked();
        await expect(page.locator('canvas').first()).toBeVisible();
        await expectAccessible(page);
        await person.press('button', 'Weiter');
      });

      await test.step('choose PDF and three copies on paper', async () => {
        await person.choose('checkbox', /^Digital \(PDF\)/);
        await person.choose('checkbox', /^Papier/);
        await person.type('spinbutton', 'Anzahl der Exemplare', '3');
        await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('58,00');
        await expectAccessible(page);
        await person.press('button', 'Weiter');
      });

      await test.step('check and send the order', async () => {
        await expectStep(page, 'Bestellübersicht');
        await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText(
          '58,00',
        );
        await expect(page.getByRole('button', { name: 'Auftrag senden' })).toBeDisabled();
        await giveConsents(person);
        await expectAccessible(page);
        await person.press('button', 'Auftrag senden');
      });

      await test.step('pay', async () => {
        await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
        await page.reload();
        await person.choose('radio', /Kreditkarte/);
        await expectAccessible(page);
        await person.press('button', 'Zahlung bestätigen');
        await expect(page).toHaveURL(/\/payment\//);
        await expectAccessible(page);
        await person.press('button', 'Bezahlen');
      });

      await test.step('download the extract', async () => {
        const link = page.getByRole('link', { name: 'Auszug herunterladen' });
        await expect(link).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page);
        const started = page.waitForEvent('download');
        await person.press('link', 'Auszug herunterladen');
        const pdf = await readPdf(await (await started).path());
        expect(pdf.widthMm).toBeCloseTo(420, 0);
        expect(pdf.heightMm).toBeCloseTo(297, 0);
        expect(pdf.text).toContain(parcel.properties.flstkennz);
        expect(pdf.text).toContain('1:500');
        expect(pdf.title).toContain('Liegenschaftskarte');
        expect(pdf.language).toMatch(/^de/);
        expect(pdf.tagged).toBe(true);
        const ring = parcel.geometry.coordinates[0]?.[0] ?? [];
        expect(scaleErrorMm(pdf.paths, ring, 500)).toBeLessThan(0.3);
      });
    });
  });
}
