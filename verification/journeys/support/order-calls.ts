import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoAddress } from './demo-data.ts';

/** A position of an order that a test creates by calls, without the wizard. */
export interface PositionRequest {
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

/** Creates an order of the person who is logged in. @returns its number */
export async function createOrderByCall(
  page: Page,
  ...positions: readonly PositionRequest[]
): Promise<string> {
  const { parcel } = await demoAddress(20);
  const answer = await call(page, 'POST', '', {
    orderPositions: positions.map(({ owner = false, pdf = true, copies = 0 }) => ({
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

/** Cancels an order. */
export async function cancelOrderByCall(page: Page, orderNumber: string): Promise<void> {
  expect((await call(page, 'DELETE', `/${orderNumber}`)).ok()).toBe(true);
}
