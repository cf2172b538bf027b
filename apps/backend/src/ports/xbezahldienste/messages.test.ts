import { assert, integer, property, string } from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  cents,
  descriptionOf,
  endpointOf,
  euros,
  PAYMENT_TRANSACTION,
  paymentRequestOf,
  purposeOf,
  statusOf,
} from './messages.ts';
import type { XBezahldiensteSettings } from '../../config/payment-file.ts';

const settings: XBezahldiensteSettings = {
  url: 'https://payment.example',
  authentication: { kind: 'BASIC', user: 'portal', password: 'geheim' },
  originator: 'kataster',
  endpoint: 'land',
  endpoints: {
    A1: { endpoint: 'amt-1', bookingData: { HHST: '111' } },
    A2: { endpoint: 'amt-2', bookingData: { HHST: '222' } },
  },
  bookingData: { VERFAHREN: 'ALKIS' },
};

const item = (number: number, authorityId: string | null, netCents = 1000, taxCents = 190) => ({
  number,
  description: `Liegenschaftskarte, Lindenau, Flurstück 114/${number} (PDF)`,
  authorityId,
  netCents,
  taxCents,
  taxRate: 19,
});

const order = (items: ReturnType<typeof item>[]) => ({
  reference: '7K2M-Q0XA-93TB',
  amountCents: items.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0),
  currency: 'EUR' as const,
  method: 'ONLINE' as const,
  description: 'Auszüge aus dem Liegenschaftskataster, Auftrag 7K2M-Q0XA-93TB',
  returnUrl: 'https://portal.example/api/payment-status/7K2M-Q0XA-93TB',
  notifyUrl: 'https://portal.example/api/payment-notifications',
  items,
});

const REQUEST_ID = '0b8f7f3e-6f0c-4d6e-9a52-9f0b1f4ad001';
const requestOf = (items: ReturnType<typeof item>[]) =>
  paymentRequestOf(settings, order(items), REQUEST_ID, new Date('2026-11-26T09:00:00Z'));

describe('the request of a payment by XBezahldienste (REAL-4)', () => {
  it('has amounts in euro that add up, ids of the order, and no data of a person', () => {
    const request = requestOf([item(1, 'A1'), item(2, 'A1', 2353, 447)]);
    expect(request).toEqual({
      requestId: REQUEST_ID,
      requestTimestamp: '2026-11-26T09:00:00.000Z',
      currency: 'EUR',
      grosAmount: 39.9,
      purpose: 'Auftrag 7K2M-Q0XA-93TB',
      description: 'Auszüge aus dem Liegenschaftskataster, Auftrag 7K2M-Q0XA-93TB',
      redirectUrl: `https://portal.example/api/payment-status/7K2M-Q0XA-93TB/${REQUEST_ID}`,
      items: [
        {
          id: '1',
          reference: '7K2M-Q0XA-93TB',
          description: 'Liegenschaftskarte, Lindenau, Flurstück 114-1, PDF',
          taxRate: 19,
          quantity: 1,
          totalNetAmount: 10,
          totalTaxAmount: 1.9,
          singleNetAmount: 10,
          singleTaxAmount: 1.9,
          bookingData: { VERFAHREN: 'ALKIS', HHST: '111' },
        },
        expect.objectContaining({ id: '2', totalNetAmount: 23.53, totalTaxAmount: 4.47 }),
      ],
    });
  });

  it('is not sent when its items do not add up to the amount', () => {
    const wrong = { ...order([item(1, 'A1')]), amountCents: 1191 };
    expect(() => paymentRequestOf(settings, wrong, REQUEST_ID, new Date())).toThrow('add up');
  });

  it('goes to the cash office of the authority, and over several to the one they have in common, with the data of each', () => {
    expect(endpointOf(settings, [item(1, 'A2'), item(2, 'A2')])).toBe('amt-2');
    expect(endpointOf(settings, [item(1, 'A1'), item(2, 'A2')])).toBe('land');
    expect(endpointOf(settings, [item(1, 'other'), item(2, null)])).toBe('land');
    expect(endpointOf(settings, [item(1, 'A1'), item(2, null)])).toBe('land');
    const { items } = requestOf([item(1, 'A1'), item(2, 'A2'), item(3, null)]);
    expect(items.map(({ bookingData }) => bookingData['HHST'])).toEqual(['111', '222', undefined]);
  });

  it('writes every amount of cents as euro with two decimal places, and reads it back', () => {
    assert(
      property(integer({ min: 1, max: 99_999_900 }), (amount) => {
        expect(JSON.stringify(euros(amount))).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(cents(euros(amount))).toBe(amount);
      }),
    );
  });

  it('keeps texts within the characters and lengths of the standard', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(purposeOf(text)).toMatch(/^[\w\d\s-]{0,27}$/);
        expect(descriptionOf(text)).toMatch(/^[A-Za-z0-9À-ſ \-,.]{0,250}$/);
      }),
    );
    expect(purposeOf('Gebühr Straße Łódź')).toBe('Gebuehr Strasse odz');
    expect(purposeOf('ÜBER Ärger')).toBe('UeBER Aerger');
  });
});

const read = (information: object, request: object) =>
  safeParse(PAYMENT_TRANSACTION, {
    paymentInformation: { transactionId: 't', status: 'PAYED', ...information },
    paymentRequest: { requestId: 'r', grosAmount: 11, currency: 'EUR', ...request },
  });

describe('answers by XBezahldienste (SAFE-5)', () => {
  it('are refused with an amount that is not one of whole cents, or without a currency', () => {
    expect(read({}, { grosAmount: 11.1 }).output).toMatchObject({
      paymentRequest: { grosAmount: 1110, currency: 'EUR' },
    });
    for (const grosAmount of [11.004, 0, -11, 1e9, '11']) {
      expect({ grosAmount, isRead: read({}, { grosAmount }).success }).toEqual({
        grosAmount,
        isRead: false,
      });
    }
    for (const currency of [undefined, 'eur', '']) {
      expect(read({}, { currency }).success).toBe(false);
    }
  });

  it('are read without a reference or an address that cannot be stored or opened', () => {
    const unusable = [{ transactionReference: '5123\u0000' }, { transactionReference: '' }];
    const page = 'javascript:alert(1)';
    for (const information of [...unusable, { transactionRedirectUrl: page }]) {
      const { success, output } = read(information, {});
      expect(success).toBe(true);
      expect(JSON.stringify(output)).not.toMatch(/5123|javascript|transactionReference":""/);
    }
  });

  it('leave a payment open with a status that the standard does not name', () => {
    for (const status of ['STARTED', 'constructor', '__proto__', 'payed']) {
      expect(statusOf(status)).toBe('OPEN');
    }
    expect(statusOf('PAYED')).toBe('SUCCESS');
  });
});
