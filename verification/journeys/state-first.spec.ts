import { test } from '@playwright/test';
import { orderMap } from './support/order-map.ts';

test('orders a map in the demo state (STATE-3)', async ({ page }) => {
  await orderMap(page, 'lindenmark');
});
