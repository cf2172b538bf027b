import { expect, type Page } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { findByAddress, openParcelStep, typeAddress } from '../support/wizard.ts';

/** The part of the window in which the map is seen, above the bar. */
async function mapShare(page: Page): Promise<number> {
  await expect(page.locator('canvas').first()).toBeVisible();
  return page.evaluate(() => {
    const map = document.querySelector('main figure [role="img"]')?.getBoundingClientRect();
    const bar = [...document.querySelectorAll('[data-foot]')].at(-1)?.getBoundingClientRect();
    const legend = document.querySelector('main figure')?.parentElement?.nextElementSibling;
    if (!map || !bar) return 0;
    // The hits slide over the map.
    const covered = Math.min(bar.top, legend?.getBoundingClientRect().top ?? bar.top);
    // In whole pixels: browsers divide lines of text differently.
    return Math.round(Math.min(map.bottom, covered) - Math.max(map.top, 0)) / window.innerHeight;
  });
}

test.describe('on a phone of 360 by 740', () => {
  test.use({ device: DEVICES.phone });

  test('half of the window shows the map before and after a search, and the form folds (LOOK-1)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = withPointer(page);
    const { address } = await demoAddress(31);
    await openParcelStep(person);
    expect(await mapShare(page)).toBeGreaterThanOrEqual(0.5);
    await findByAddress(person, address);
    const unfold = page.getByRole('button', { name: 'Eingaben ändern' });
    await expect(unfold).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveCount(0);
    await expect.poll(() => mapShare(page)).toBeGreaterThanOrEqual(0.5);
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeInViewport();
    await unfold.click();
    await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue(address.strasse);
  });
});

test.describe('in a window of 1140 by 800', () => {
  test.use({ device: DEVICES.retinaLaptop });

  test('all sub-steps are named, fields and their errors stay in one line, and six hits are in sight (LOOK-1, LOOK-2)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1140, height: 800 });
    const person = withPointer(page);
    const { address } = await demoAddress(31);
    await openParcelStep(person);
    const subSteps = page
      .getByRole('navigation', { name: 'Fortschritt der Bestellung' })
      .getByRole('list')
      .getByRole('list');
    await expect(subSteps.getByRole('listitem')).toHaveText([
      'Produkt',
      'Flurstück',
      'Format',
      'PDF oder Papier',
    ]);
    await expect(subSteps.locator('[aria-current]')).toHaveText('Flurstück');

    await person.open('Adresse');
    await person.press('button', 'Suchen');
    const faults = page.locator('form [data-invalid] > p').filter({ hasText: 'Fehler:' });
    await expect(faults).toHaveCount(2);
    const heights = await faults.evaluateAll((all) =>
      all.map(
        (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      ),
    );
    for (const lines of heights) expect(lines).toBeLessThan(1.5);
    const tops = await page
      .locator('form input')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, `tops of the fields: ${tops.join(', ')}`).toBe(1);

    await typeAddress(person, { ...address, hausnr: '' });
    await person.press('button', 'Suchen');
    const rows = page.getByRole('table', { name: 'Suchergebnisse' }).locator('tbody > tr');
    await expect(rows.first()).toBeVisible();
    const shown = Math.min(6, await rows.count());
    expect(shown).toBeGreaterThan(1);
    const bar = await page.locator('[data-foot]').first().boundingBox();
    await expect
      .poll(async () => {
        const last = await rows.nth(shown - 1).boundingBox();
        return (last?.y ?? Infinity) + (last?.height ?? 0);
      })
      .toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
