import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentAuthentication, XBezahldiensteSettings } from '../../config/payment-file.ts';
import { type XBezahldiensteProvider, startXBezahldienste } from '../../testing/xbezahldienste.ts';
import { tlsKeys } from '../../testing/tls-keys.ts';
import { xbezahldienste } from './index.ts';

let service: XBezahldiensteProvider;
let folder: string | null = null;
afterEach(() => {
  service.close();
  if (folder) rmSync(folder, { recursive: true });
  folder = null;
});

const BASIC: PaymentAuthentication = { kind: 'BASIC', user: 'portal', password: 'geheim' };

const settingsOf = (authentication: PaymentAuthentication): XBezahldiensteSettings => ({
  url: service.url,
  authentication,
  originator: 'kataster',
  endpoint: 'land',
  endpoints: { A1: { endpoint: 'amt-1', bookingData: {} } },
  bookingData: {},
});

const order = {
  reference: '7K2M-Q0XA-93TB',
  amountCents: 1190,
  currency: 'EUR',
  method: 'ONLINE',
  description: 'Auszüge',
  returnUrl: 'https://portal.example/api/payment-status/7K2M-Q0XA-93TB',
  notifyUrl: '',
  items: [
    {
      number: 1,
      description: 'Karte',
      authorityId: 'A1',
      netCents: 1000,
      taxCents: 190,
      taxRate: 19,
    },
  ],
} as const;

const ID = '0b8f7f3e-6f0c-4d6e-9a52-9f0b1f4ad001';

describe('a payment provider by XBezahldienste (REAL-4)', () => {
  it('is called with HTTP Basic', async () => {
    service = await startXBezahldienste();
    const opened = await xbezahldienste(settingsOf(BASIC)).open(order, ID);
    expect(opened).toMatchObject({
      transactionId: `amt-1.t-${ID}`,
      redirectUrl: `${service.url}/page`,
    });
    expect(service.calls).toEqual(['POST /paymenttransaction/kataster/amt-1']);
    const wrong = xbezahldienste(settingsOf({ ...BASIC, password: 'falsch' }));
    await expect(wrong.open(order, ID)).rejects.toThrow(
      'does not accept the credentials (payment.json: authentication): it answered 401 to POST',
    );
  });

  it('is called with one token of OAuth 2 for all calls, and a new one when it is refused', async () => {
    service = await startXBezahldienste();
    const oauth = {
      kind: 'OAUTH2',
      tokenUrl: `${service.url}/token`,
      clientId: 'portal',
      clientSecret: 'geheim',
    } as const;
    const payment = xbezahldienste(settingsOf(oauth));
    await Promise.all([payment.open(order, ID), payment.probe()]);
    await payment.readTransaction(`amt-1.t-${ID}`);
    expect(service.calls.filter((one) => one === 'POST /token')).toHaveLength(1);
    service.tokens.delete('token-0');
    service.tokens.add('other');
    expect(await payment.readTransaction(`amt-1.t-${ID}`)).toMatchObject({ status: 'OPEN' });
    const wrong = xbezahldienste(settingsOf({ ...oauth, clientSecret: 'falsch' }));
    await expect(wrong.open(order, ID)).rejects.toThrow('answered invalid_client (payment.json');
  });

  it('is called with the certificate of a PKCS#12 file, over a connection whose certificate is checked', async () => {
    const client = await tlsKeys('portal', 'geheim');
    const server = await tlsKeys('service');
    folder = mkdtempSync(join(tmpdir(), 'payment-'));
    const [certificateFile, authorityFile] = [join(folder, 'own.p12'), join(folder, 'ca.pem')];
    writeFileSync(certificateFile, client.pkcs12);
    writeFileSync(authorityFile, server.certificate);
    const { key, certificate: cert } = server;
    service = await startXBezahldienste({ tls: { key, cert, ca: client.certificate } });
    const mutual = {
      kind: 'MUTUAL_TLS',
      certificateFile,
      passphrase: 'geheim',
      authorityFile,
    } as const;
    await xbezahldienste(settingsOf(mutual)).open(order, ID);
    expect(service.clients).toEqual(['portal']);
    const { authorityFile: _unknown, ...trusting } = mutual;
    await expect(xbezahldienste(settingsOf(trusting)).open(order, ID)).rejects.toThrow(
      'its certificate is signed by an unknown authority',
    );
    const missing = settingsOf({ ...mutual, certificateFile: join(folder, 'none.p12') });
    expect(() => xbezahldienste(missing)).toThrow('certificateFile names');
  });

  it('returns the transaction of a request whose answer was lost', async () => {
    service = await startXBezahldienste();
    const payment = xbezahldienste(settingsOf(BASIC));
    service.losesAnswers = true;
    await expect(payment.open(order, ID)).rejects.toThrow('does not answer');
    service.losesAnswers = false;
    expect(await payment.open(order, ID)).toMatchObject({ transactionId: `amt-1.t-${ID}` });
    expect(service.payments.size).toBe(1);
    service.findsByRequestId = false;
    await expect(payment.open(order, ID)).rejects.toMatchObject({
      name: 'UnknownTransactionError',
    });
  });

  it.each([
    ['INITIAL', 'OPEN'],
    ['PAYED', 'SUCCESS'],
    ['FAILED', 'FAILED'],
    ['CANCELED', 'CANCELLED'],
    ['STARTED', 'OPEN'],
  ])('reads the status %s as %s', async (status, expected) => {
    service = await startXBezahldienste();
    const payment = xbezahldienste(settingsOf(BASIC));
    await payment.open(order, ID);
    Object.assign(service.payments.get(ID) ?? {}, {
      status,
      reference: '5123.4567',
      method: 'CREDITCARD',
    });
    expect(await payment.readTransaction(`amt-1.t-${ID}`)).toMatchObject({
      status: expected,
      amountCents: 1190,
      requestId: ID,
      cashReference: '5123.4567',
      method: 'CREDIT_CARD',
    });
    expect(await payment.readTransaction(`land.t-${ID}`)).toBeNull();
  });

  it.each([
    [400, 'NO_VALID_ORIGINATOR_OR_ENDPOINT', 'payment.json: originator, endpoint, endpoints'],
    [400, 'BOOKING_DATA_MISSING', 'payment.json: bookingData'],
    [400, 'CALCULATION_ERROR', 'another sum'],
    [403, 'FORBIDDEN', 'does not allow this portal'],
    [403, undefined, 'does not accept the credentials'],
    [500, undefined, 'it answered 500 to'],
    [400, '<b>', 'it answered 400 to'],
  ])('says what to change when it answers %i %s', async (status, functionalCode, sentence) => {
    service = await startXBezahldienste();
    service.refusal = { status, ...(functionalCode ? { functionalCode } : {}) };
    const payment = xbezahldienste(settingsOf(BASIC));
    await expect(payment.open(order, ID)).rejects.toThrow(sentence);
    await expect(payment.probe()).rejects.toThrow(sentence);
  });
});
