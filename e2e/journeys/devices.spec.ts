import { expect, type Page } from '@playwright/test';
import { ALL_DEVICES, DEVICES, type Device, PIXEL_RATIOS } from '../../tools/browsers/devices.ts';
import { expectNoOverflow } from '../support/accessible.ts';
import {
  chosenParcel,
  expectMapFilled,
  findCrosshair,
  findDrawnParcel,
  openMap,
  type Place,
} from '../support/drawn-map.ts';
import { type Person, withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, giveConsents } from '../support/wizard.ts';

/** Clicks or taps at a place of the window. */
async function pointAt(page: Page, { touch }: Device, { x, y }: Place): Promise<void> {
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Width of the largest image of a map in px, which most services draw. */
const LARGEST_IMAGE = 2045;

/** Smallest size of the text in a field, in px: browsers of phones zoom the page when a smaller one gets the focus. */
const SMALLEST_FIELD_TEXT = 16;

/** Expects that the page does not scroll sideways, and that no field makes a phone zoom the page. */
async function expectFits(page: Page): Promise<void> {
  await expectNoOverflow(page);
  const sizes = await page
    .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
  for (const size of sizes)
    expect(size, 'px of a field').toBeGreaterThanOrEqual(SMALLEST_FIELD_TEXT);
}

/** Chooses by a click where the parcel is drawn, then beside it. */
async function pickDrawn(person: Person, device: Device, name: string): Promise<void> {
  const { page } = person;
  const drawn = await findDrawnParcel(page);
  await pointAt(page, device, drawn.middle);
  await expect(chosenParcel(page)).toHaveAccessibleName(name);
  const { beside } = await findDrawnParcel(page);
  await pointAt(page, device, beside);
  await expect(chosenParcel(page)).not.toHaveAccessibleName(name);
}

/** From the parcel step to the payment. Each page fits, and the order has the parcel that was chosen. */
async function orderParcel(person: Person): Promise<void> {
  const { page } = person;
  const chosen: string = await page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('portal.order') ?? '{}');
    return state.configuration.parcel.displayString;
  });
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await expectMapFilled(page);
  await expectFits(page);
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('22,00');
  await expectFits(page);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Bestellübersicht');
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText(chosen);
  await expectFits(page);
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await expectFits(page);
}

for (const device of ALL_DEVICES) {
  test.describe(device.name, () => {
    test.use({ device });

    test(`orders what is drawn on the map, on ${device.name} (SCREEN-1, SCREEN-2)`, async ({
      page,
    }) => {
      const person = device.keyboardOnly ? withKeyboard(page) : withPointer(page);
      const images = new Set<string>();
      page.on('response', (answer) => {
        const { searchParams } = new URL(answer.url());
        const tiles = searchParams.get('layer') ?? searchParams.get('Layer');
        if (tiles) images.add(tiles);
        if (searchParams.has('LAYERS')) images.add(searchParams.get('FORMAT_OPTIONS') ?? 'dpi:90');
      });
      const name = await openMap(person, 5);
      await expectFits(page);
      await expectMapFilled(page);
      const ratio = Math.min(device.pixelRatio, 2);
      const tiles = ratio > 1 ? 'basemap_color_hidpi' : 'basemap_color';
      // A wide map is as sharp as an image of the largest size that services draw.
      const { width = 0 } = (await page.locator('main figure').first().boundingBox()) ?? {};
      const sharpness = Math.min(ratio, Math.max(1, LARGEST_IMAGE / width));
      await expect
        .poll(() => [...images].toSorted(), 'images of the map')
        .toEqual([tiles, `dpi:${Math.floor(90 * sharpness + 0.5)}`]);
      await person.press('button', 'Flurstück in der Karte anklicken');
      if (!device.keyboardOnly) await pickDrawn(person, device, name);
      await person.press('button', 'Flurstück im Fadenkreuz wählen');
      await expect(chosenParcel(page)).toBeVisible();
      await expect
        .poll(async () => (await findDrawnParcel(page)).surrounds(await findCrosshair(page)))
        .toBe(true);
      await expectFits(page);
      await orderParcel(person);
    });
  });
}

test.describe('texts of twice the size', () => {
  test.use({ device: DEVICES.retinaLaptop });

  test('orders with texts of 200 % without sideways scrolling (SCREEN-3)', async ({ page }) => {
    // As the setting of a browser for the size of its texts.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const person = withPointer(page);
    await openMap(person, 5);
    const size = await page
      .getByRole('button', { name: 'Weiter' })
      .evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
    expect(size, 'px of the text of a button').toBeGreaterThan(30);
    await orderParcel(person);
  });
});

test.describe('while the map is open', () => {
  test.use({ device: DEVICES.desktop });

  test('the map follows the zoom of the browser and the ratio of another screen (SCREEN-1)', async ({
    page,
  }) => {
    const person = withPointer(page);
    const name = await openMap(person, 6);
    await person.press('button', 'Flurstück in der Karte anklicken');
    const session = await page.context().newCDPSession(page);
    for (const ratio of [...PIXEL_RATIOS, 0.8, 1]) {
      // Zooming the browser enlarges the pixels and makes the window smaller by the same factor.
      const [width, height] = [Math.round(3200 / ratio), Math.round(2400 / ratio)];
      // A large screen, so that the map has space for both parcels with every ratio and does not move to the chosen one.
      // Screenshots need the size that Playwright knows; a page gets a new ratio only with a new size.
      await page.setViewportSize({ width, height: height - 1 });
      const metrics = { width, height, deviceScaleFactor: ratio, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      await expectMapFilled(page);
      await person.press('button', 'Zurück zum Ausschnitt');
      const drawn = await findDrawnParcel(page);
      const chosen = chosenParcel(page);
      await pointAt(page, DEVICES.desktop, drawn.beside);
      await expect(chosen, `beside it, at ratio ${ratio}`).not.toHaveAccessibleName(name);
      await pointAt(page, DEVICES.desktop, drawn.middle);
      await expect(chosen, `on it, at ratio ${ratio}`).toHaveAccessibleName(name);
    }
  });
});

test.describe('a phone that is turned', () => {
  test.use({ device: DEVICES.phone });

  test('the map follows the rotation of a phone (SCREEN-1)', async ({ page }) => {
    const person = withPointer(page);
    const name = await openMap(person, 7);
    await person.press('button', 'Flurstück in der Karte anklicken');
    const { width, height } = DEVICES.phone;
    await page.setViewportSize({ width: height, height: width });
    await expectMapFilled(page);
    await expectFits(page);
    await pickDrawn(person, DEVICES.phone, name);
    await page.setViewportSize({ width, height });
    await expectMapFilled(page);
  });
});
