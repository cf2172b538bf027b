import { expect } from '@playwright/test';
import { orderMap } from './support/order-map.ts';
import { test } from './support/own-portal.ts';

test.use({ statePack: 'nordermarsch', basePath: '/kataster' });

test('orders a map in EPSG:25832 of a parcel without section, with other fees, in a portal below a path (BEY-6, STATE-3, STATE-4, STATE-8, DATA-4)', async ({
  page,
}) => {
  await orderMap(page, 'nordermarsch');
  expect(new URL(page.url()).pathname).toBe('/kataster/');
  const action = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--portal-color-action'),
  );
  expect(action).toBe('#a01722');

  await page.goto('auszuege');
  await expect(page).toHaveURL(/\/kataster\/#\/auszuege$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
  await page.goto('echtheit/7K2M-Q0XA-93TB');
  await expect(page).toHaveURL(/\/kataster\/#\/echtheit\/7K2M-Q0XA-93TB$/);
  await expect(page.getByRole('main')).toContainText('7K2M-Q0XA-93TB');
});
