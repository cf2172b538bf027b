import { describe, expect, it } from 'vitest';
import { rowOf } from '../order-store.ts';
import { comparisonOf, finderOf, type SearchableOrder } from './order-search.ts';

const order = (change: Partial<SearchableOrder> = {}): SearchableOrder => ({
  order_number: '7K2M-Q0XA-93TB',
  status: 'APPROVED',
  close_resolution: null,
  created_at: new Date('2026-11-18T08:12:00Z'),
  fee: 2200,
  first_product: 'Liegenschaftskarte',
  approvals: ['NOT_NEEDED'],
  first_parcel: 'Lindenau, Flur 3, Flurstück 114/1',
  names:
    'Liegenschaftskarte Cadastral map Lindenau, Flur 3, Flurstück 114/1 Übersicht Mühlau, Flur 12, Flurstück 30/2',
  ...change,
});

describe('searching the own orders (PAGE-12)', () => {
  it.each([
    '',
    '  ',
    '7k2m-q0xa-93tb',
    '7K2M',
    'lieg',
    'cadastral map',
    'Lindenau',
    'lindenau 114/1',
    'Flur 3 114',
    'Flur 3, Flurstück 114/1',
    'Mühlau',
    'muehlau',
    'muhlau 30',
    'UEBERSICHT',
  ])('finds an order by „%s“', (search) => {
    expect(finderOf(search)(order())).toBe(true);
  });

  it.each(['11', '4/1', 'linde 115', 'schaftskarte', 'Q0XA-9', 'Flur 1'])(
    'does not find it by „%s“',
    (search) => {
      expect(finderOf(search)(order())).toBe(false);
    },
  );

  it('sorts parcel numbers by their value, and equal orders newest first', () => {
    const numbers = ['11/4', '4', '114'].map((number) =>
      order({ order_number: number, first_parcel: `Lindenau, Flur 3, Flurstück ${number}` }),
    );
    const newer = order({ ...numbers[1], order_number: 'new', created_at: new Date() });
    const sorted = [...numbers, newer].toSorted(comparisonOf('PARCEL'));
    expect(sorted.map((one) => one.order_number)).toEqual(['new', '4', '11/4', '114']);
    const reversed = [...numbers, newer].toSorted(comparisonOf('PARCEL_DESC'));
    expect(reversed.map((one) => one.order_number)).toEqual(['114', '11/4', 'new', '4']);
  });

  it.each([
    ['CREATED', null, 'IN_PROGRESS'],
    ['APPROVAL_PENDING', null, 'IN_PROGRESS'],
    ['APPROVED', null, 'TO_DO'],
    ['READY_FOR_DELIVERY', null, 'IN_PROGRESS'],
    ['GENERATION_COMPLETED', null, 'READY'],
    ['CLOSED', 'COMPLETED', 'READY'],
    ['CLOSED', 'CANCELLED', 'ENDED'],
    ['CLOSED', 'EXPIRED', 'ENDED'],
    ['CLOSED', 'REJECTED', 'ENDED'],
  ] as const)('the status %s %s belongs to the group %s', (status, resolution, group) => {
    expect(rowOf({ status, close_resolution: resolution }).group).toBe(group);
  });
});
