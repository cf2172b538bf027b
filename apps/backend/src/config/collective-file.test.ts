import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SELLER } from '../testing/collective.ts';
import { hasRightCheckDigits, isIban } from './check-digits.ts';
import { readCollectiveFile } from './collective-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'collective-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOTARY = { id: '1000000002', limitCents: 50_000, email: 'rechnung@example.org' };
const FILE = { seller: SELLER, daysToPay: 14, organisations: [NOTARY] };

function read(content: object, hasVat = true) {
  const file = join(folder, 'collective-invoices.json');
  writeFileSync(file, JSON.stringify(content));
  return readCollectiveFile(file, hasVat);
}

const keysOf = (content: object, hasVat = true): readonly string[] =>
  read(content, hasVat).faults.map(({ key }) => key);

describe('collective-invoices.json (ORG-5, STATE-2)', () => {
  it('allows nobody without the file', () => {
    expect(readCollectiveFile(join(folder, 'none.json'), true).value).toEqual({ settings: null });
  });

  it('is read as it is', () => {
    expect(read(FILE).value?.settings).toEqual(FILE);
  });

  it.each<[string, object, string[]]>([
    ['a limit of nothing', { limitCents: 0 }, ['organisations.0.limitCents']],
    ['half a cent', { limitCents: 10.5 }, ['organisations.0.limitCents']],
    ['no e-mail address', { email: 'rechnung' }, ['organisations.0.email']],
    ['nowhere to send invoices to', { email: undefined }, ['organisations.0']],
    ['a Leitweg-ID', { leitwegId: '04011000-1234512345-06', email: undefined }, []],
    [
      'a Leitweg-ID with other check digits',
      { leitwegId: '04011000-1234512345-07' },
      ['organisations.0.leitwegId'],
    ],
    ['a Leitweg-ID in another form', { leitwegId: '4711' }, ['organisations.0.leitwegId']],
    ['a key that nothing reads', { limit: 1 }, ['organisations.0.limit']],
  ])('with %s', (_name, change, keys) => {
    expect(keysOf({ ...FILE, organisations: [{ ...NOTARY, ...change }] })).toEqual(keys);
  });

  it.each<[string, object, string[]]>([
    ['no organisation', { organisations: [] }, ['organisations']],
    ['an organisation twice', { organisations: [NOTARY, NOTARY] }, ['organisations.1.id']],
    ['no day to pay', { daysToPay: 0 }, ['daysToPay']],
    ['another IBAN', { seller: { ...SELLER, iban: 'DE02120300000000202052' } }, ['seller.iban']],
    ['no seller', { seller: undefined }, ['seller']],
    ['no VAT identifier', { seller: { ...SELLER, vatId: undefined } }, ['seller.vatId']],
  ])('of a state with %s', (_name, change, keys) => {
    expect(keysOf({ ...FILE, ...change })).toEqual(keys);
  });

  it('needs no VAT identifier where no product has VAT', () => {
    expect(keysOf({ ...FILE, seller: { ...SELLER, vatId: undefined } }, false)).toEqual([]);
  });
});

describe('check digits', () => {
  it.each([
    ['DE02120300000000202051', true],
    ['DE89370400440532013000', true],
    ['GB82WEST12345698765432', true],
    ['DE89370400440532013001', false],
    ['DE89 3704 0044 0532 0130 00', false],
    ['', false],
  ])('of the IBAN %s: %s', (text, isRight) => {
    expect(isIban(text)).toBe(isRight);
  });

  it.each([
    ['04011000-1234512345-06', true],
    ['04011000-1234512345-60', false],
    ['04011000-1234521345-06', false],
  ])('of the Leitweg-ID %s: %s', (text, isRight) => {
    expect(hasRightCheckDigits(text)).toBe(isRight);
  });
});
