import type { OrderSummary } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { allOrders, FIRST_PAGE, NEXT_PAGE } from './all-orders.ts';

/** A backend with so many orders, which answers at most as many as the contract says. */
function backendWith(total: number) {
  const orders = Array.from(
    { length: total },
    (_, index) => ({ orderNumber: String(index) }) as OrderSummary,
  );
  const asked: object[] = [];
  const list = async (query: { before?: string; limit?: number }) => {
    asked.push(query);
    const from = query.before === undefined ? 0 : Number(query.before) + 1;
    return orders.slice(from, from + (query.limit ?? FIRST_PAGE));
  };
  return { orders, asked, list };
}

describe('all orders of a person (OPS-10)', () => {
  it.each([
    [0, 1],
    [FIRST_PAGE - 1, 1],
    [FIRST_PAGE, 2],
    [FIRST_PAGE + NEXT_PAGE, 3],
    [5000, 6],
  ])('%i of them are read by %i bounded calls', async (total, calls) => {
    const { orders, asked, list } = backendWith(total);
    expect(await allOrders(list)).toEqual(orders);
    expect(asked).toHaveLength(calls);
    expect(asked[0]).toEqual({});
  });
});
