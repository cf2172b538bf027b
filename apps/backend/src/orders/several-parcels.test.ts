import type { Order, OrderSummary, Verification } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition, ownerPosition, parcelIdOf } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { itemsOf } from './delivery/invoice-request.ts';
import { findPositions } from './order-store.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const FURTHER = [parcelIdOf(114, 10), parcelIdOf(9)];

const refusal = async (position: object) => {
  const ask = await testApp.login(person('refused'));
  const answer = await ask({
    method: 'POST',
    url: '/api/authenticated-customer/orders',
    body: { orderPositions: [position] },
  });
  return { status: answer.statusCode, errors: answer.json().errors };
};

describe('several parcels on one sheet (PAGE-3)', () => {
  it('are one position with one fee, in the order, the list, the request and the public check', async () => {
    const scenario = await startOrderScenario(testApp, [
      { ...mapPosition(), furtherParcelIds: FURTHER },
    ]);
    const alone = await startOrderScenario(testApp, [mapPosition()]);
    const order: Order = await scenario.order();
    expect(order.total).toEqual((await alone.order()).total);
    const [position] = order.orderPositions;
    expect(position?.furtherParcels?.map(({ parcelId }) => parcelId)).toEqual(FURTHER);
    const summary: OrderSummary | undefined = await scenario.summary();
    expect(summary?.firstExtract).toEqual({
      pageFormat: 'A4',
      selectedScale: 1000,
      pageOrientation: 'PORTRAIT',
      colorPalette: 'COLOR',
      orderPdf: true,
      numberOfCopies: 2,
      furtherParcelCount: 2,
      furtherParcels: ['Lindenau, Flur 3, Flurstück 114/10', 'Lindenau, Flur 3, Flurstück 9'],
    });
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.returnFromProvider(0);
    await testApp.app.runJobs();
    const request = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/orders' && body.orderNumber === scenario.number,
    );
    expect(request?.body.positions).toMatchObject([{ furtherParcelIds: FURTHER }]);
    await scenario.putExtract(1);
    const code = position?.verificationCode;
    const answer: Verification = (await testApp.send({ url: `/api/verifications/${code}` })).json();
    expect(answer.document?.extracts[0]?.furtherParcels).toEqual([
      { parcelId: FURTHER[0], parcelName: 'Lindenau, Flur 3, Flurstück 114/10' },
      { parcelId: FURTHER[1], parcelName: 'Lindenau, Flur 3, Flurstück 9' },
    ]);
  });

  it.each([
    ['a product without the key', { productId: 'flurstuecksnachweis' }, 'INVALID_ID'],
    ['the parcel itself', { furtherParcelIds: [parcelIdOf(114, 2)] }, 'INVALID_ID'],
    ['a parcel that does not exist', { furtherParcelIds: [parcelIdOf(999)] }, 'PARCEL_MISSING'],
    [
      'a parcel that the sheet does not contain',
      { furtherParcelIds: [parcelIdOf(30)] },
      'PRINT_AREA',
    ],
  ])('are refused for %s', async (_name, change, key) => {
    const position = { ...mapPosition(), furtherParcelIds: FURTHER, ...change };
    const { status, errors } = await refusal(position);
    expect(status).toBe(400);
    expect(errors).toEqual([{ field: 'furtherParcelIds', messageKey: key }]);
  });

  it('are refused with owner data', async () => {
    const { status } = await refusal({
      ...ownerPosition(),
      furtherParcelIds: [parcelIdOf(114, 2)],
    });
    expect(status).not.toBe(201);
  });
});

describe('the items of an invoice (PAGE-9)', () => {
  it('have an amount of their own for PDF and copies, with the sum of the order', async () => {
    const { number } = await startOrderScenario(testApp, [mapPosition()]);
    const [position] = await findPositions(testApp.database, number);
    if (!position) throw new Error('The order has no position');
    const taxed = {
      ...position.price,
      priceGross: 5101,
      priceNet: 4287,
      vatAmount: 814,
      vatRate: 19,
    };
    const items = itemsOf({ ...position, price: taxed });
    expect(items.map(({ description }) => /\(.*; (.*)\)$/.exec(description)?.[1])).toEqual([
      'PDF',
      '2 Exemplare auf Papier',
    ]);
    expect(items[0]?.priceGross).toBe(position.product.priceBasePdf.priceGross);
    for (const part of ['priceGross', 'priceNet', 'vatAmount'] as const) {
      expect(items.reduce((sum, item) => sum + item[part], 0)).toBe(taxed[part]);
    }
    expect(itemsOf({ ...position, copies: 0 })).toHaveLength(1);
  });
});
