import { expect, type Page } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addExpiredSession } from '../support/expired-session.ts';
import { test } from '../support/test.ts';

const NUMBER = '7K2M-Q0XA-93TB';

/** Answers the calls of a person who is logged in, without a login. */
async function mockCustomer(page: Page): Promise<void> {
  const json = {
    id: 'erika',
    name: 'Erika',
    lastname: 'Mustermann',
    email: 'erika@example.org',
    trustLevel: 'LEVEL_4',
    sex: 'FEMALE',
    address: { street: 'Lindenallee 5', zipCode: '15990', city: 'Lindenau', country: 'DE' },
  };
  await addExpiredSession(page);
  await page.route('**/api/authenticated-customer', (route) => route.fulfill({ json }));
  // The pages under test must work without the order itself.
  await page.route(`**/orders/${NUMBER}`, (route) => route.fulfill({ status: 503 }));
}

type Answer = Record<'orderStatus' | 'downloadStatus' | 'closeResolution', string | null>;

const STATES: readonly (readonly [string, Answer, string, string, string])[] = [
  [
    'waiting',
    { orderStatus: 'READY_FOR_DELIVERY', downloadStatus: 'WAITING', closeResolution: null },
    'Ihr Auszug wird erstellt',
    'Your extract is being',
    '',
  ],
  [
    'ready',
    { orderStatus: 'GENERATION_COMPLETED', downloadStatus: 'READY', closeResolution: null },
    'Ihr Auszug ist fertig',
    'Your extract is ready',
    'Auszug herunterladen',
  ],
  [
    'paper only',
    { orderStatus: 'CLOSED', downloadStatus: 'NOT_AVAILABLE', closeResolution: 'COMPLETED' },
    'Ihr Auszug kommt mit der Post',
    'post',
    'Auftrag ansehen',
  ],
  [
    'not approved',
    { orderStatus: 'APPROVAL_PENDING', downloadStatus: 'WAITING', closeResolution: null },
    'Ihr Auftrag wird noch geprüft',
    'still being reviewed',
    'Auftrag ansehen',
  ],
  [
    'not paid',
    { orderStatus: 'APPROVED', downloadStatus: 'WAITING', closeResolution: null },
    'Ihr Auftrag ist noch nicht bezahlt',
    'not paid yet',
    'Zur Bezahlung',
  ],
  [
    'no file',
    { orderStatus: 'CLOSED', downloadStatus: 'WAITING', closeResolution: 'COMPLETED' },
    // A closed order with a file that never came (IN-6).
    'noch nicht erstellt werden',
    'could not be created yet',
    'Auftrag ansehen',
  ],
];

for (const [name, answer, german, english, action] of STATES) {
  test(`shows the state "${name}" on the provisioning page (FLOW-17)`, {
    tag: name === 'paper only' ? '@main' : [],
  }, async ({ page }) => {
    await mockCustomer(page);
    await page.route('**/download-status', (route) =>
      route.fulfill({ json: { orderNumber: NUMBER, ...answer } }),
    );
    await page.goto(`/#/extracts-generate/${NUMBER}`);
    await expect(page.getByRole('main').getByText(german).first()).toBeVisible();
    if (action) await expect(page.getByRole('link', { name: action })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => localStorage.setItem('portal.language', 'en'));
    await page.reload();
    await expect(page.getByRole('main').getByText(english).first()).toBeVisible();
  });
}

test('ignores one failed poll on the provisioning page, and reports a missing order at once (ERR-1)', async ({
  page,
}) => {
  await mockCustomer(page);
  let calls = 0;
  const ready = { orderStatus: 'GENERATION_COMPLETED', downloadStatus: 'READY' };
  await page.route('**/download-status', (route) => {
    calls += 1;
    if (calls === 1) return route.abort();
    return route.fulfill({ json: { orderNumber: NUMBER, closeResolution: null, ...ready } });
  });
  await page.goto(`/#/auszuege/bereitstellung/${NUMBER}`);
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible();
  await page.unroute('**/download-status');
  await page.route('**/download-status', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Not Found', status: 404, messageKey: 'NOT_FOUND' },
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden');
  await expectAccessible(page);
});

test.describe('on a wide screen', () => {
  // In a narrow window only the pages before and after have buttons.
  test.use({ device: DEVICES.retinaLaptop });

  test('shows a thousand orders in pages (BEY-1)', async ({ page }) => {
    await mockCustomer(page);
    const price = { currency: 'EUR', priceGross: 2200, priceNet: 2200, vatAmount: 0, vatRate: 0 };
    const all = Array.from({ length: 1000 }, (_order, index) => ({
      orderNumber: `N-${String(index).padStart(4, '0')}`,
      orderStatus: 'APPROVED',
      closeResolution: null,
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
      positionCount: 1,
      firstParcel: 'Lindenau, Flur 3, Flurstück 114/2',
      total: price,
      downloadStatus: 'WAITING',
      nextAction: 'PAY',
    }));
    await page.route('**/api/authenticated-customer/orders/search?*', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [at, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
      const items = all.slice(at * size, (at + 1) * size);
      const counts = { TO_DO: all.length, IN_PROGRESS: 0, READY: 0, ENDED: 0 };
      return route.fulfill({ json: { items, page: at, total: all.length, counts } });
    });
    await page.goto('/#/auszuege/meine-bestellungen');
    await expect(page.getByText('1 bis 10 von 1.000 Aufträgen')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^N-0/)).toHaveCount(10);
    await page.getByRole('button', { name: 'Seite 100' }).click();
    await expect(page.getByText('N-0999')).toBeVisible();
    await expectAccessible(page);
  });
});
