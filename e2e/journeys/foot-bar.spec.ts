import { expect, type Locator } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { sendOrder } from '../support/lifecycle.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  expectStep,
  findByNumber,
  MAX,
  startLoggedIn,
  wizardLink,
} from '../support/wizard.ts';

async function bottomOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test('the bar of a step says what is missing, and has the selection with its changes (PAGE-5)', async ({
  page,
}) => {
  const person = withPointer(page);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  const { parcel } = await demoAddress(31);
  // By force: the button is announced as disabled, and can be pressed nevertheless.
  const pressTooEarly = () => next.click({ force: true });
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');

  await expect(page.getByRole('radio').first()).toBeVisible();
  await pressTooEarly();
  await expect(
    page.getByText('Wählen Sie einen Auszug, dann geht es weiter.').first(),
  ).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await person.choose('radio', CADASTRAL_MAP);
  await next.click();
  await expectStep(page, 'Flurstück wählen');
  await pressTooEarly();
  await expect(page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' })).toBeFocused();
  await findByNumber(person, parcel);
  await next.click();
  await expectStep(page, 'Format und Maßstab');

  const selection = page.getByRole('complementary', { name: 'Ihre Auswahl' });
  const opener = selection.getByRole('button', { expanded: false });
  await expect(opener).toContainText('1 Blatt, 22,00 €');
  await opener.click();
  await expectAccessible(page);
  await selection.getByRole('button', { name: 'Flurstück ändern' }).click();
  await expectStep(page, 'Flurstück wählen');
  await expect(next).toBeInViewport();
});

test('what lies behind the bar is not seen through it (EYE-4)', async ({ page }) => {
  await startLoggedIn(page, MAX);
  await withPointer(page).press('button', 'Auszug konfigurieren');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  const bars = page.locator('[data-foot]');
  const bar = isNarrow ? bars.last() : bars.first();
  await expect(bar).toBeVisible();
  const ground = await bar.evaluate((element) => {
    const { backgroundColor, borderImageSource } = getComputedStyle(element);
    // An image of a border is not painted where colours are forced.
    const isForced = matchMedia('(forced-colors: active)').matches;
    return isForced ? backgroundColor : borderImageSource;
  });
  expect(ground).not.toMatch(/^none$|rgba\(.*, 0\)$|transparent/);
});

test.describe('in a wide window', () => {
  test.use({ device: DEVICES.retinaLaptop });

  test('what binds and what is paid stand in the bar beside the button, which goes to what is missing (PAGE-5, PAGE-13)', async ({
    page,
  }) => {
    const send = page.getByRole('button', { name: 'Auftrag senden', exact: true });
    const binding = /^Mit „Auftrag senden“ bestellen Sie/;
    await sendOrder(page, MAX, ['map'], 31, undefined, async () => {
      await expect(page.getByText(binding)).toBeInViewport();
      const lines = await page.getByText(binding).locator('..').boundingBox();
      expect(lines?.height).toBeLessThan(50);
      await send.click({ force: true });
      await expect(
        page.getByText('Bitte stimmen Sie noch der Datenschutzerklärung zu.').first(),
      ).toBeInViewport();
      await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeFocused();
    });
    const pay = page.getByRole('button', { name: 'Zahlung bestätigen', exact: true });
    await expect(pay).toBeInViewport();
    await pay.click({ force: true });
    await expect(page.getByRole('radio').first()).toBeFocused();
    const methods = await page.getByRole('radiogroup', { name: 'Zahlungsart' }).boundingBox();
    const order = await page.getByRole('region', { name: 'Ihr Auftrag' }).boundingBox();
    expect(order?.x).toBeGreaterThan((methods?.x ?? 0) + (methods?.width ?? 0));
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ device: DEVICES.phone });

  test('the bar keeps selection and Next in sight, Back and Cancel end the step (PAGE-14)', async ({
    page,
  }) => {
    const person = withPointer(page);
    await startLoggedIn(page, MAX);
    await person.press('button', 'Auszug konfigurieren');
    await person.choose('radio', CADASTRAL_MAP);
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeInViewport();
    await expect(page.getByRole('complementary').getByRole('button')).toBeInViewport();
    await page.getByRole('button', { name: 'Abbrechen' }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 780 });
    const text = page.getByRole('complementary').getByText('Liegenschaftskarte').first();
    expect(await text.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  });

  test('the bar has the colours of the system where these replace all others (WCAG 1.4.3)', {
    tag: '@chromium',
  }, async ({ page }) => {
    const person = withPointer(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await startLoggedIn(page, MAX);
    await person.press('button', 'Auszug konfigurieren');
    const bar = page.locator('[data-foot] [data-foot]');
    const [canvas, ink] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.background = 'Canvas';
      probe.style.color = 'CanvasText';
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return [backgroundColor, color];
    });
    // Without images of borders, as in Firefox with colours of one's own (EYE-4).
    await expect(bar).toHaveCSS('background-color', canvas ?? '');
    await expect(bar).toHaveCSS('border-top-color', ink ?? '');
    // A strip across the window.
    await expect(bar).toHaveCSS(
      'border-image-source',
      `linear-gradient(${ink} 1px, ${canvas} 0px)`,
    );
  });

  test('the groups of the footer are folded, except the legal one (PAGE-11)', async ({ page }) => {
    await page.goto('./');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible();
    const help = footer.getByRole('link', { name: 'Häufige Fragen' });
    await expect(help).toBeHidden();
    await footer.getByText('Hilfe', { exact: true }).click();
    await expect(help).toBeVisible();
    await expectAccessible(page);
  });

  test('nothing that has the focus is behind the bar, at 360 by 780 (WCAG 2.4.11)', async ({
    page,
  }) => {
    const person = withPointer(page);
    const { parcel } = await demoAddress(31);
    await page.setViewportSize({ width: 360, height: 780 });
    await startLoggedIn(page, MAX);
    await page.goto(`.${wizardLink('liegenschaftskarte', parcel)}`);
    await person.press('button', 'Weiter');
    await expectStep(page, 'Format und Maßstab');
    await person.press('button', 'Weiter');
    await person.choose('checkbox', /^Papier/);
    const bar = page.getByRole('button', { name: 'Weiter', exact: true });
    for (const name of ['Zurück', 'Abbrechen']) {
      await page.evaluate(() => window.scrollTo(0, 0));
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      expect(await bottomOf(button)).toBeLessThan((await bar.boundingBox())?.y ?? 0);
    }
  });
});
