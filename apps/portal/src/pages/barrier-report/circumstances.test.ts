import { describe, expect, it } from 'vitest';
import { bounded, displayOf, meantPage } from './circumstances.ts';

const query = (address: string): string => `?${new URLSearchParams({ seite: address })}`;

/** A device that forces its colours. */
const matches = (one: string): boolean => one === '(forced-colors: active)';

describe('what a report of a barrier contains besides its text (LAW-1)', () => {
  it.each([
    ['/', { name: 'start', path: '/' }],
    ['/auszuege/zahlung/0000-0000-0001', { name: 'payment', path: '/auszuege/zahlung' }],
    ['/order-review/0000-0000-0001', { name: 'review', path: '/auszuege/uebersicht' }],
    ['/echtheit/ABCD-EFGH-JKMN', { name: 'verification', path: '/echtheit' }],
    [
      '/auszuege/bestellung?schritt=flurstueck&flurstueck=120653003001140002__',
      { name: 'draft', path: '/auszuege/bestellung?schritt=flurstueck' },
    ],
    [
      '/auszuege/bestellung?schritt=0000-0000-0001',
      { name: 'draft', path: '/auszuege/bestellung' },
    ],
    ['/unknown', { name: 'start', path: '/' }],
  ])('names the page of %s without ids', (address, page) => {
    expect(meantPage(query(address))).toEqual(page);
  });

  it.each(['', '?seite=', '?seite=https://other.example/', '?seite=javascript:alert(1)'])(
    'names no page for %j',
    (given) => expect(meantPage(given)).toBeNull(),
  );

  it('says how the page is shown', () => {
    const shown = { innerWidth: 360, innerHeight: 740, devicePixelRatio: 2.625, matches };
    expect(displayOf('de', 'dark', shown)).toBe(
      'de, dark, 360 × 740 px, 263 %, (forced-colors: active)',
    );
  });

  it('is no longer than the contract allows', () => {
    const long = 'x'.repeat(1000);
    const { page, display, browser } = bounded({ page: long, display: long, browser: long });
    expect([page.length, display.length, browser.length]).toEqual([200, 300, 500]);
  });
});
