import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { orderNumberOf, sendOrder } from '../support/lifecycle.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, expectStep, MAX, startLoggedIn, wizardLink } from '../support/wizard.ts';

/** An address that no other journey orders for. */
const NTH_ADDRESS = 36;

test.describe('on a phone of 360 by 740', () => {
  test.use({ device: DEVICES.phone });

  test('the order to be paid has its button in the first window, and the controls of a sheet keep clear of its edge (LOOK-1, LOOK-2)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await sendOrder(page, MAX, ['map'], NTH_ADDRESS);
    const order = await orderNumberOf(page);
    await page.goto(`./#/auszuege/uebersicht/${order}`);
    await expect(page.getByRole('heading', { level: 1, name: `Auftrag ${order}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toBeInViewport();
    await expectAccessible(page);

    const { parcel } = await demoAddress(NTH_ADDRESS);
    const person = withPointer(page);
    await page.goto(`.${wizardLink('liegenschaftskarte', parcel)}`);
    await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
    await person.press('button', 'Weiter');
    await expectStep(page, 'Format und Maßstab');
    // Firefox has a scroll bar beside the page, which is no touch device there.
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const name of ['Maßstab', 'Farbe']) {
      const box = await page.getByRole('radiogroup', { name }).boundingBox();
      expect(box?.x).toBe(16);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16);
    }
    const move = await page.getByRole('button', { name: 'Seitenrahmen verschieben' }).boundingBox();
    expect(move?.x).toBe(16);
  });
});

test.describe('in a window of 1140 by 900', () => {
  test.use({ device: DEVICES.desktop });

  test('all five extracts are in the first window, also those that need the online ID card (LOOK-1)', async ({
    page,
  }) => {
    await startLoggedIn(page, MAX);
    const person = withPointer(page);
    await person.press('button', 'Auszug konfigurieren');
    const extracts = page.getByRole('main').getByRole('radio');
    await expect(extracts).toHaveCount(5);
    await expect(page.getByRole('radio', { name: CADASTRAL_MAP })).toBeInViewport();
    const bar = await page.locator('[data-foot]').first().boundingBox();
    const last = await extracts.last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});
