import type { Page } from '@playwright/test';
import { cancelByCall, orderByCall } from '../journeys/support/by-call.ts';
import { payBy } from '../journeys/support/lifecycle.ts';
import { aHouse } from '../journeys/support/surroundings.ts';
import { main, problem, type Scenes } from './stage.ts';

/** The order as the backend has it, with something about it changed. */
const alter = (page: Page, orderNumber: string, change: object): Promise<unknown> =>
  page.route(`**/api/authenticated-customer/orders/${orderNumber}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });

const extractIs = (page: Page, orderNumber: string, downloadStatus: string): Promise<unknown> =>
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

/** What somebody meets who pays and waits for the extract. Logged in. */
export const PAYING = {
  MAP: async ({ page, person }) => {
    const { parcel } = await aHouse(23);
    const wish = `produkt=liegenschaftskarte&flurstueck=${parcel.properties.flstkennz}`;
    await page.route(/\/(wmts|wms)\b/, (route) => route.abort());
    await page.goto(`/#/auszuege/bestellung?${wish}`);
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
  GENERATION_NOT_PAID: async (stage) => {
    const { page } = stage;
    stage.orderNumber = await orderByCall(page, {});
    await page.goto(`/#/auszuege/bereitstellung/${stage.orderNumber}`);
    return main(page);
  },
  PAYMENT_FAILED: async ({ page, person }) => {
    await person.press('link', 'Zur Bezahlung');
    await payBy(person, /Kreditkarte/, 'Zahlung ablehnen');
    return problem(page);
  },
  CART_EMPTY: async ({ page, orderNumber }) => {
    await alter(page, orderNumber, { orderPositions: [] });
    await page.goto(`/#/auszuege/uebersicht/${orderNumber}`);
    return main(page);
  },
  ORDER_EXPIRED: async ({ page, orderNumber }) => {
    await alter(page, orderNumber, { orderStatus: 'CLOSED', closeResolution: 'EXPIRED' });
    await page.reload();
    return main(page);
  },
  ORDER_CANCELLED: async ({ page, orderNumber }) => {
    await cancelByCall(page, orderNumber);
    await page.reload();
    return main(page);
  },
  GENERATION_FAILED: async ({ page, orderNumber }) => {
    await page.goto(`/#/auszuege/bereitstellung/${orderNumber}`);
    return main(page);
  },
  GENERATION_EMPTY: async ({ page, orderNumber }) => {
    await extractIs(page, orderNumber, 'NOT_AVAILABLE');
    await page.reload();
    return main(page);
  },
  GENERATION_TIMEOUT: async ({ page, orderNumber }) => {
    await extractIs(page, orderNumber, 'WAITING');
    await page.route('**/api/configuration', async (route) => {
      const response = await route.fetch();
      const polling = { intervalMs: 200, timeoutMs: 1000 };
      await route.fulfill({ response, json: { ...(await response.json()), polling } });
    });
    await page.reload();
    return main(page);
  },
} satisfies Scenes;
