import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { demoAddress } from '../support/demo-data.ts';
import { doMainJob, doMainJobFromStart } from '../support/main-job.ts';
import { test } from '../support/test.ts';
import { MAX, startLoggedIn } from '../support/wizard.ts';

for (const { way, job, keys } of [
  { way: 'by the page of the product', job: doMainJob, keys: 0 },
  { way: 'by "Bestellung starten"', job: doMainJobFromStart, keys: 2 },
]) {
  test(`the main job takes at most 15 clicks and one typed field ${way} (PAGE-4)`, async ({
    page,
  }) => {
    await startLoggedIn(page, MAX);
    await page.goto('./#/');
    const effort = await job(page, await demoAddress(33));
    expect(effort.file).toMatch(/\.pdf$/);
    expect(effort.typedFields).toBe(1);
    expect(effort.keys).toBe(keys);
    expect(effort.clicks).toBeLessThanOrEqual(15);
  });
}

test.describe('on a phone of 360 by 740', () => {
  test.use({ device: DEVICES.phone });

  test('the main job takes at most 16 taps and one typed field, each in the window (LOOK-1)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startLoggedIn(page, MAX);
    await page.goto('./#/');
    const effort = await doMainJob(page, await demoAddress(35));
    expect(effort.file).toMatch(/\.pdf$/);
    expect(effort.typedFields).toBe(1);
    expect(effort.clicks + effort.keys).toBeLessThanOrEqual(16);
    // The only scroll is that over the summary, which is to be read before it is agreed to.
    expect(effort.outside).toEqual([expect.stringContaining('Datenschutzerklärung')]);
  });
});
