import { expect } from '@playwright/test';
import { createOrderByCall } from '../support/order-calls.ts';
import { test } from '../support/test.ts';
import { ERIKA, startLoggedIn } from '../support/wizard.ts';

test('asks for the session on the first visit of a guest (FLOW-18, IN-6)', async ({ page }) => {
  const asked = page.waitForRequest((request) =>
    request.url().endsWith('/api/authenticated-customer'),
  );
  await page.goto('./');
  await asked;
  await expect(page.getByRole('link', { name: 'Auszüge bestellen' })).toBeVisible();
});

test('asks for an order again by a button, not when its tab becomes visible (API-26, IN-6)', async ({
  page,
}) => {
  await startLoggedIn(page, ERIKA);
  const order = await createOrderByCall(page, { product: 'owner' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/orders/${order}`)) asked.push(request.method());
  });
  await page.goto(`./#/auszuege/uebersicht/${order}`);
  const refresh = page.getByRole('button', { name: 'Stand aktualisieren' });
  await expect(refresh).toBeVisible();
  const before = asked.length;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const answered = page.waitForResponse((response) => response.url().endsWith(`/orders/${order}`));
  await refresh.click();
  await answered;
  expect(asked).toHaveLength(before + 1);
  await expect(refresh).toBeFocused();
});

test('finds the order of the payment page by `orderNumber` as by `orderId` (IN-6)', async ({
  page,
}) => {
  await startLoggedIn(page, ERIKA);
  const order = await createOrderByCall(page, {});
  for (const name of ['orderId', 'orderNumber']) {
    await page.goto('about:blank');
    await page.goto(`./#/auszuege/zahlung?${name}=${order}`);
    await expect(page.getByRole('heading', { name: 'Bezahlung' }), name).toBeVisible();
    await expect(page.getByText(order).first()).toBeVisible();
  }
});
