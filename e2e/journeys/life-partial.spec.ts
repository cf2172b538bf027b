import { expect } from '@playwright/test';
import { beingGenerated, NUMBER } from '../../apps/portal/src/stories/fixtures/orders.ts';
import { addExpiredSession } from '../support/expired-session.ts';
import { test } from '../support/test.ts';

const CUSTOMER = {
  id: 'erika',
  name: 'Erika',
  lastname: 'Mustermann',
  email: 'erika@example.org',
  trustLevel: 'LEVEL_4',
  sex: 'FEMALE',
  address: { street: 'Lindenallee 5', zipCode: '15990', city: 'Lindenau', country: 'DE' },
};

/** The order while the first extracts are there, and the others are being created. */
const orderWith = (ready: number) => ({
  ...beingGenerated,
  orderPositions: beingGenerated.orderPositions.map((position, index) =>
    index < ready ? { ...position, downloadSize: 66_183 } : position,
  ),
});

test('goes on waiting for the other extracts after one was downloaded (FLOW-17)', async ({
  page,
}) => {
  const all = beingGenerated.orderPositions.length;
  let ready = 1;
  await addExpiredSession(page);
  await page.route('**/api/authenticated-customer', (route) => route.fulfill({ json: CUSTOMER }));
  await page.route(`**/orders/${NUMBER}`, (route) => route.fulfill({ json: orderWith(ready) }));
  await page.route('**/download', (route) =>
    route.fulfill({ body: '%PDF-', headers: { 'content-disposition': 'attachment' } }),
  );
  await page.route('**/download-status', (route) =>
    route.fulfill({
      json: {
        orderNumber: NUMBER,
        orderStatus: ready < all ? 'READY_FOR_DELIVERY' : 'GENERATION_COMPLETED',
        downloadStatus: ready < all ? 'WAITING' : 'READY',
        closeResolution: null,
      },
    }),
  );
  await page.goto(`./#/auszuege/bereitstellung/${NUMBER}`);
  const links = page.getByRole('link', { name: 'Auszug herunterladen', exact: true });
  await expect(links).toHaveCount(1);
  const started = page.waitForEvent('download');
  await links.click();
  await started;
  ready = all;
  await expect(links).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'Alle herunterladen (ZIP)' })).toBeVisible();
});
