import type { Product } from '@portal/api';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { CatalogueFile } from '../products/catalogue.ts';
import { DEMO } from './changed-pack.ts';
import { readParts, startMailServer } from './mail-server.ts';
import { mapPosition } from './small-cadastre.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The calls of orders without an account, and of the orders of a session. */
export const GUESTS = '/api/guest-orders';
export const ORDERS = '/api/authenticated-customer/orders';

const demo: CatalogueFile = JSON.parse(readFileSync(join(DEMO, 'catalogue.json'), 'utf8'));
const MAP = mapPosition().productId;
/** The catalogue of the demo state with the map for everybody. */
export const catalogue: CatalogueFile = {
  ...demo,
  categories: demo.categories.map((category) => ({
    ...category,
    products: category.products.map((product) =>
      product.id === MAP ? { ...product, withoutAccount: true } : product,
    ),
  })),
};

/** The products that need an account. */
export const OTHERS: readonly Product[] = catalogue.categories
  .flatMap(({ products }) => products)
  .filter(({ withoutAccount }) => !withoutAccount);

/** A map without paper, which needs no postal address. */
export const map = { ...mapPosition(), numberOfCopies: 0 };

/** What a guest sends. */
export const bodyOf = (email: string, change: object = {}) => ({
  email,
  name: 'Erika Mustermann',
  order: { orderPositions: [map], language: 'de', ...change },
});

type Request = Parameters<TestApp['send']>[0];
type Browser = (request: Request) => ReturnType<TestApp['send']>;

const sendOrder = (browser: Browser, body: object, key: string = randomUUID()) =>
  browser({ method: 'POST', url: GUESTS, body, headers: { 'idempotency-key': key } });
const open = (browser: Browser, token: string) =>
  browser({ method: 'POST', url: `${GUESTS}/open`, body: { token } });

/** A backend whose state lets people order without an account, with a mail server; for one test file. */
export function guestPortal() {
  const mails = startMailServer();
  let testApp: TestApp;
  let network = 0;
  beforeAll(async () => {
    testApp = await openTestApp({
      catalogue,
      configuration: { openSearch: true, ordersWithoutAccount: true },
      env: {
        SMTP_URL: await mails.listen(),
        SMTP_FROM: 'portal@lindenmark.example',
        TRUST_PROXY: '127.0.0.1',
      },
    });
  });
  afterEach(() => {
    mails.mails.length = 0;
  });
  afterAll(async () => {
    await testApp.close();
    await mails.stop();
  });

  /** A browser with cookies of its own; by default in a network of its own. */
  function newBrowser(address?: string): Browser {
    network += 1;
    const from = address ?? `2001:db8:${network.toString(16)}::1`;
    const cookies = new Map<string, string>();
    const call: Browser = async (request) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await testApp.send({
        ...request,
        headers: {
          cookie,
          'x-guest': 'true',
          'x-forwarded-for': from,
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          ...request.headers,
        },
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    };
    return async (request) => {
      if (!cookies.has('XSRF-TOKEN')) await call({ url: '/api/health' });
      return call(request);
    };
  }

  /** The mails to an address. */
  const mailsFor = (email: string): readonly string[] =>
    mails.mails.filter((mail) => mail.includes(`To: ${email}`));

  /** The secrets in the links of all mails to an address. */
  const tokensFor = (email: string): readonly string[] =>
    mailsFor(email).flatMap(
      (mail) => /\/auszuege\/ohne-konto\/([\w-]{43})/.exec(readParts(mail)[0] ?? '')?.[1] ?? [],
    );

  /** Sends an order, and reads the link of its mail. */
  const ordered = async (email: string) => {
    const [browser, key] = [newBrowser(), randomUUID()];
    const { statusCode } = await sendOrder(browser, bodyOf(email), key);
    expect(statusCode).toBe(204);
    await testApp.app.runJobs();
    const [token = ''] = tokensFor(email);
    return { browser, key, token };
  };

  return {
    mails,
    newBrowser,
    sendOrder,
    open,
    mailsFor,
    tokensFor,
    ordered,
    /** The backend, once the tests run. */
    portal: (): TestApp => testApp,
    renew: (browser: Browser, email: string, orderNumber: string) =>
      browser({ method: 'POST', url: `${GUESTS}/link`, body: { email, orderNumber } }),
    /** An order whose address is proven, and the lasting link that follows. */
    confirmed: async (email: string) => {
      const { browser, token } = await ordered(email);
      const answer = await open(browser, token);
      expect(answer.statusCode).toBe(200);
      mails.mails.length = 0;
      await testApp.app.runJobs();
      const [link = ''] = tokensFor(email);
      return { browser, link, number: String(answer.json().orderNumber) };
    },
    /** The numbers of the orders of an address. */
    ordersOf: async (email: string): Promise<readonly string[]> => {
      const rows = await testApp.database.query<{ order_number: string }>(
        `select o.order_number from orders o join customers c on c.id = o.customer_id where c.email = $1`,
        [email],
      );
      return rows.map(({ order_number: number }) => number);
    },
    advanceHours: (hours: number): void => {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + hours * 3_600_000);
    },
  };
}
