import { orderMap } from './support/order-map.ts';
import { test } from './support/test.ts';

test('orders a map in the demo state (STATE-3)', async ({ page }) => {
  await orderMap(page, 'lindenmark');
});
