import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aHouse } from './surroundings.ts';

/** An extract of an order that a test makes by calls, where the way through the pages is not what it is about. */
export interface Wanted {
  readonly owner?: boolean;
  readonly pdf?: boolean;
  readonly copies?: number;
}

const call = async (page: Page, method: 'POST' | 'DELETE', path: string, data?: object) => {
  const origin = new URL(page.url()).origin;
  const cookies = await page.context().cookies(origin);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return page.request.fetch(`${origin}/api/authenticated-customer/orders${path}`, {
    method,
    headers: { 'X-XSRF-TOKEN': token, 'Idempotency-Key': randomUUID() },
    data,
  });
};

/** Sends an order of the person who is logged in at the page. @returns its number */
export async function orderByCall(page: Page, ...wanted: readonly Wanted[]): Promise<string> {
  const { parcel } = await aHouse(20);
  const answer = await call(page, 'POST', '', {
    orderPositions: wanted.map(({ owner = false, pdf = true, copies = 0 }) => ({
      parcelId: parcel.properties.flstkennz,
      productId: owner ? 'flurstuecks-und-eigentumsnachweis' : 'flurstuecksnachweis',
      numberOfCopies: copies,
      orderPdf: pdf,
      justification: owner ? 'Ich möchte das Grundstück kaufen.' : '',
    })),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { orderNumber }: { orderNumber: string } = await answer.json();
  return orderNumber;
}

/** Gives an order up. */
export async function cancelByCall(page: Page, orderNumber: string): Promise<void> {
  expect((await call(page, 'DELETE', `/${orderNumber}`)).ok()).toBe(true);
}
