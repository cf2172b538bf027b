import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, forest, garden, map, price } from '../../test-support.ts';
import { clampCopies, validateJustification, validatePage } from './extract.ts';
import { validateDelivery, validateProvisioning, validateUserFormat } from './extract.ts';
import { hasHtmlTag } from './patterns.ts';

const keys = (messages: readonly { readonly key: string }[]) =>
  messages.map(({ key }) => key).join(' ');

describe('tags (VAL-4)', () => {
  it.each([
    ['<b', true],
    ['</b', true],
    ['<!--', true],
    ['<?xml', true],
    ['<ö', true],
    ['a < b', false],
    ['1<2', false],
    ['a > b', false],
    ['<', false],
  ])('%s: %s', (text, expected) => {
    expect(hasHtmlTag(text)).toBe(expected);
  });
});

describe('justification (VAL-5)', () => {
  it.each([
    ['', 'JUSTIFICATION_EMPTY'],
    ['  \n ', 'JUSTIFICATION_EMPTY'],
    ['\u{1}'.repeat(20), 'JUSTIFICATION_EMPTY'],
    ['123456789', 'JUSTIFICATION_LENGTH'],
    ['        1', 'JUSTIFICATION_LENGTH'],
    ['1234567890', ''],
    ['x'.repeat(500), ''],
    ['x'.repeat(501), 'JUSTIFICATION_LENGTH'],
    ['Ich kaufe <em>dieses</em> Grundstück.', 'HTML_TAG'],
    ['Fläche < 100 m², Preis > 5', ''],
  ])('%j → %s', (text, expected) => {
    expect(keys(validateJustification(text))).toBe(expected);
  });
});

describe('provisioning (VAL-6)', () => {
  const none = { digital: false, paper: false, copies: 1, price: { status: 'unset' } } as const;

  it.each([
    [{}, 'SELECT'],
    [{ digital: true }, ''],
    [{ digital: true, copies: 99 }, ''],
    [{ paper: true }, ''],
    [{ paper: true, copies: 0 }, 'PAPER'],
    [{ paper: true, copies: 11 }, 'PAPER'],
    [{ paper: true, copies: 1.5 }, 'PAPER'],
    [{ paper: true, copies: Number.NaN }, 'PAPER'],
  ])('%j → %s', (change, expected) => {
    expect(keys(validateDelivery({ ...none, ...change }))).toBe(expected);
  });

  it('requires a known price', () => {
    const chosen = { ...none, digital: true };
    expect(keys(validateProvisioning(none))).toBe('SELECT');
    for (const status of ['unset', 'pending', 'failed'] as const) {
      expect(keys(validateProvisioning({ ...chosen, price: { status } }))).toBe('PRICE');
    }
    expect(validateProvisioning({ ...chosen, price: { status: 'known', price } })).toStrictEqual(
      [],
    );
  });

  it('clamps any number to 1 to 10', () => {
    expect([-3, 0, 1, 7.9, 10, 99, Number.NaN, Infinity].map(clampCopies)).toStrictEqual([
      1, 1, 1, 7, 10, 10, 1, 10,
    ]);
    fc.assert(
      fc.property(
        fc.double(),
        (value) => [1, 10].includes(clampCopies(value)) || clampCopies(value) > 1,
      ),
    );
  });
});

describe('format and scale (VAL-7)', () => {
  const good = { format: 'A4', orientation: 'PORTRAIT', palette: 'COLOR', scale: 1000 };

  it.each([
    [{}, ''],
    [{ format: 'A2' }, 'FORMAT'],
    [{ scale: 750 }, 'SCALE'],
    [{ scale: '1000' }, 'SCALE'],
    [{ orientation: 'portrait', palette: null }, 'ORIENTATION PALETTE'],
  ])('%j → %s', (change, expected) => {
    expect(keys(validateUserFormat({ ...good, ...change }))).toBe(expected);
  });

  it('warns about a parcel that does not fit the page and blocks one that fits no page', () => {
    const { configuration } = after([
      { type: 'chooseProduct', product: map },
      { type: 'chooseParcel', parcel: garden },
    ]);
    expect(keys(validatePage(configuration))).toBe('');
    expect(keys(validatePage({ ...configuration, printAreaCentre: [0, 0] }))).toBe(
      'PARCEL_TOO_LARGE',
    );
    expect(keys(validatePage({ ...configuration, parcel: forest }))).toBe('PARCEL_OFFLINE_ONLY');
    expect(keys(validatePage({ ...configuration, parcel: null }))).toBe('PARCEL_MISSING');
  });
});
