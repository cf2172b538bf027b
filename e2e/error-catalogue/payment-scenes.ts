import type { Page } from '@playwright/test';
import { cancelOrderByCall, createOrderByCall } from '../support/order-calls.ts';
import { payBy } from '../support/lifecycle.ts';
import { demoAddress } from '../support/demo-data.ts';
import { wizardLink } from '../support/wizard.ts';
import { main, problem, type Scenes } from './scene.ts';

/** Changes fields of the order in the backend's response. */
const changeOrder = (page: Page, orderNumber: string, change: object): Promise<unknown> =>
  page.route(`**/api/authenticated-customer/orders/${orderNumber}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });

const setDownloadStatus = (
  page: Page,
  orderNumber: string,
  downloadStatus: string,
): Promise<unknown> =>
  page.route('**/download-status', (route) =>
    route.fulfill({
      json: {
        orderNumber,
        orderStatus: 'READY_FOR_DELIVERY',
        closeResolution: null,
        downloadStatus,
      },
    }),
  );

/** Errors of payment and delivery. Starts logged in. */
export const PAYMENT_SCENES = {
  MAP: async ({ page, person }) => {
    const { parcel } = await demoAddress(23);
    await page.route(/\/(wmts|wms)\b/, (route) => route.abort());
    await page.goto(wizardLink('liegenschaftskarte', parcel));
    await person.press('button', 'Weiter');
    return main(page);
  },
  INVALID_ID: async ({ page }) => {
    await page.goto('/#/auszuege/uebersicht/4711');
    return problem(page);
  },
  ORDER_NOT_FOUND: async ({ page }) => {
    await page.goto('/#/auszuege/uebersicht/0000-0000-0000');
    return problem(page);
  },
  GENERATION_INVALID: async ({ page }) => {
    await page.goto('/#/auszuege/bereitstellung/4711');
    return problem(page);
  },
  GENERATION_NOT_PAID: async (context) => {
    const { page } = context;
    context.orderNumber = await createOrderByCall(page, {});
    await page.goto(`/#/auszuege/bereitstellung/${context.orderNumber}`);
    return main(page);
  },
  PAYMENT_FAILED: async ({ page, person }) => {
    await person.press('link', 'Zur Bezahlung');
    await payBy(person, /Kreditkarte/, 'Zahlung ablehnen');
    return problem(page);
  },
  CART_EMPTY: async ({ page, orderNumber }) => {
    await changeOrder(page, orderNumber, { orderPositions: [] });
    await page.goto(`/#/auszuege/uebersicht/${orderNumber}`);
    return main(page);
  },
  ORDER_EXPIRED: async ({ page, orderNumber }) => {
    await changeOrder(page, orderNumber, { orderStatus: 'CLOSED', closeResolution: 'EXPIRED' });
    await page.reload();
    return main(page);
  },
  ORDER_CANCELLED: async ({ page, orderNumber }) => {
    await cancelOrderByCall(page, orderNumber);
    await page.reload();
    return main(page);
  },
  GENERATION_FAILED: async ({ page, orderNumber }) => {
    await setDownloadStatus(page, orderNumber, 'FAILED');
    await page.goto(`/#/auszuege/bereitstellung/${orderNumber}`);
    return main(page);
  },
  GENERATION_EMPTY: async ({ page, orderNumber }) => {
    await setDownloadStatus(page, orderNumber, 'NOT_AVAILABLE');
    await page.reload();
    return main(page);
  },
  GENERATION_TIMEOUT: async ({ page, orderNumber }) => {
    await setDownloadStatus(page, orderNumber, 'WAITING');
    await page.route('**/api/configuration', async (route) => {
      const response = await route.fetch();
      const polling = { intervalMs: 200, timeoutMs: 1000 };
      await route.fulfill({ response, json: { ...(await response.json()), polling } });
    });
    await page.reload();
    return main(page);
  },
} satisfies Scenes;
