import { expect } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { doMainJob } from '../support/main-job.ts';
import { test } from '../support/test.ts';
import { MAX, startLoggedIn } from '../support/wizard.ts';

test('the main job takes at most 15 clicks and one typed field (PAGE-4)', async ({ page }) => {
  await startLoggedIn(page, MAX);
  await page.goto('./#/');
  const effort = await doMainJob(page, await demoAddress(33));
  expect(effort.file).toMatch(/\.pdf$/);
  expect(effort.typedFields).toBe(1);
  expect(effort.clicks).toBeLessThanOrEqual(15);
});
