import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';

const ORIGIN = 'https://portal.example';

const orderOf = (change: object, more: object = {}) => ({
  orderNumber: '7K2M-Q0XA-93TB',
  positions: [
    {
      positionId: 'p',
      kind: 'CADASTRAL_MAP',
      parcelId: '130722001003130036__',
      resultFileName: 'order-1.pdf',
      callbackUrl: `${ORIGIN}/api/product-result-alkis/order-1.pdf`,
      ...change,
    },
  ],
  ...more,
});

const PARCEL = '130722001003130037__';

describe('an order of the portal (SAFE-2)', () => {
  it('is read with all parcels of a document', () => {
    expect(readOrder(orderOf({ furtherParcelIds: [PARCEL] }), ORIGIN)).toMatchObject({
      order: { positions: [{ parcelId: '130722001003130036__', furtherParcelIds: [PARCEL] }] },
    });
    expect(readOrder(orderOf({}), ORIGIN)).toMatchObject({
      order: { positions: [{ furtherParcelIds: [] }] },
    });
  });

  it.each([
    ['positions.0.colour is not known here.', orderOf({ colour: 'red' })],
    ['deposit is not known here.', orderOf({}, { deposit: 1 })],
    [
      'positions.0.furtherParcelIds.1 is not as expected.',
      orderOf({ furtherParcelIds: [PARCEL, 'x'] }),
    ],
    [
      'positions.0.furtherParcelIds is not as expected.',
      orderOf({ furtherParcelIds: Array(21).fill(PARCEL) }),
    ],
    ['positions.0.kind is not as expected.', orderOf({ kind: 'POSTER' })],
    ['positions is not as expected.', orderOf({ callbackUrl: 'https://evil.example/x' })],
    ['The body is not as expected.', null],
  ])('is refused with the field that is wrong: %s', (reason, body) => {
    expect(readOrder(body, ORIGIN)).toEqual({ reason });
  });
});
