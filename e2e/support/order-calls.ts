import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { printAreaAround } from '../../packages/order-flow/src/rules/print-area/print-area.ts';
import { demoAddress, type PublishedParcel } from './demo-data.ts';

/** A position of an order that a test creates by calls, without the wizard. */
export interface PositionRequest {
  /** By default the record of the parcel. */
  readonly product?: 'record' | 'owner' | 'map';
  readonly pdf?: boolean;
  readonly copies?: number;
}

/** The whole parcel on a page. */
function mapPage(parcel: PublishedParcel) {
  const [corner] = parcel.geometry.coordinates.flat(2);
  if (!corner) throw new Error(`${parcel.properties.flstkennz} has no geometry`);
  const [x, y] = corner;
  const page = { format: 'A4', orientation: 'PORTRAIT', scale: 5000 } as const;
  return {
    pageFormat: page.format,
    pageOrientation: page.orientation,
    selectedScale: page.scale,
    colorPalette: 'COLOR',
    printArea: printAreaAround([x, y], page),
  };
}

const PRODUCTS = {
  record: { productId: 'flurstuecksnachweis', justification: '' },
  owner: {
    productId: 'flurstuecks-und-eigentumsnachweis',
    justification: 'Ich möchte das Grundstück kaufen.',
  },
  map: { productId: 'liegenschaftskarte', justification: '' },
};

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
    orderPositions: positions.map(({ product = 'record', pdf = true, copies = 0 }) => ({
      parcelId: parcel.properties.flstkennz,
      numberOfCopies: copies,
      orderPdf: pdf,
      ...PRODUCTS[product],
      ...(product === 'map' ? mapPage(parcel) : {}),
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
