import { describe, expect, it } from 'vitest';
import { KINDS } from './environment.ts';
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
    expect(readOrder(orderOf({ furtherParcelIds: [PARCEL] }), ORIGIN, KINDS)).toMatchObject({
      order: { positions: [{ parcelId: '130722001003130036__', furtherParcelIds: [PARCEL] }] },
    });
    expect(readOrder(orderOf({}), ORIGIN, KINDS)).toMatchObject({
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
    ['positions.0.kind has no number in ALKIS_FORMS.', orderOf({ kind: 'POSTER' })],
    ['positions is not as expected.', orderOf({ callbackUrl: 'https://evil.example/x' })],
    ['The body is not as expected.', null],
  ])('is refused with the field that is wrong: %s', (reason, body) => {
    expect(readOrder(body, ORIGIN, KINDS)).toEqual({ reason });
  });

  it('is refused with a document that cannot be ordered', () => {
    const kinds = KINDS.filter((kind) => kind !== 'PROPERTY_RECORD');
    const body = orderOf({ kind: 'PROPERTY_RECORD' });
    expect(readOrder(body, ORIGIN, kinds)).toEqual({
      reason: 'positions.0.kind has no number in ALKIS_FORMS.',
    });
    expect(readOrder(body, ORIGIN, KINDS)).toHaveProperty('order');
  });
});
