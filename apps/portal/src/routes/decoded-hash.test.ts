import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodedHash } from './decoded-hash.ts';

describe('links that a mail program has encoded (IN-3)', () => {
  it.each([
    ['#/%23/echtheit/6X9D-2345-ABCD', '#/echtheit/6X9D-2345-ABCD'],
    ['#/%2523/echtheit/6X9D-2345-ABCD', '#/echtheit/6X9D-2345-ABCD'],
    ['#%2Fauszuege%2Fbereitstellung%2F13DR-7K2M', '#/auszuege/bereitstellung/13DR-7K2M'],
    ['#/%23/auszuege/zahlung?orderId=13DR', '#/auszuege/zahlung?orderId=13DR'],
    ['#/%23%2Fhilfe', '#/hilfe'],
    ['#/auszuege/bestellung%3Fprodukt%3Dkarte', '#/auszuege/bestellung?produkt=karte'],
    ['#/auszuege/bestellung%253Fprodukt%253Dkarte', '#/auszuege/bestellung?produkt=karte'],
    [
      '#/%23/auszuege/bestellung%3Fprodukt%3Dkarte%26schritt%3Danmeldung',
      '#/auszuege/bestellung?produkt=karte&schritt=anmeldung',
    ],
    [
      '#/auszuege/bestellung%3Fzurueck%3D%252Fauszuege%252Fzahlung%253ForderId%253DX',
      '#/auszuege/bestellung?zurueck=%2Fauszuege%2Fzahlung%3ForderId%3DX',
    ],
    [
      '#/auszuege/bestellung%3Fprodukt%3Dkarte?utm_source=mail',
      '#/auszuege/bestellung?produkt=karte&utm_source=mail',
    ],
    ['#/echtheit/6X9D%3Futm_source=mail', '#/echtheit/6X9D?utm_source=mail'],
  ])('%s means %s', (given, meant) => {
    expect(decodedHash(given)).toBe(meant);
  });

  it.each([
    '',
    '#',
    '#/',
    '#/auszuege/bestellung?zurueck=%2Fauszuege%2Fzahlung%3ForderId%3DX',
    '#/ausz%C3%BCge',
    '#/100%',
    '#/auszuege/uebersicht/13DR%20',
    '#/auszuege/produkt/a%2Fb',
  ])('%s stays', (hash) => {
    expect(decodedHash(hash)).toBe(hash);
  });

  it('leaves every query as it is, and repairs any hash at once', () => {
    const word = string({ maxLength: 12 }).map(encodeURIComponent);
    assert(
      property(array(word), word, (parts, value) => {
        const hash = decodedHash(['#', ...parts].join('/'));
        expect(decodedHash(hash)).toBe(decodedHash(decodedHash(hash)));
        expect(decodedHash(`#/auszuege?a=${value}`)).toBe(`#/auszuege?a=${value}`);
      }),
    );
  });
});
