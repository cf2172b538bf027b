import type { OrderSummary } from '@portal/api';

/** Orders that the backend lists without a limit: most people have fewer. */
export const FIRST_PAGE = 100;
/** The largest limit of the contract, for the calls after the first one. */
export const NEXT_PAGE = 1000;

/** Lists one part of the orders of a person, newest first. */
type List = (query: { before?: string; limit?: number }) => Promise<readonly OrderSummary[]>;

/** All orders of a person, newest first, by calls of bounded length (OPS-10). @throws what `list` throws */
export async function allOrders(list: List): Promise<readonly OrderSummary[]> {
  const orders = [...(await list({}))];
  let isFull = orders.length >= FIRST_PAGE;
  for (let last = orders.at(-1); isFull && last; last = orders.at(-1)) {
    const page = await list({ before: last.orderNumber, limit: NEXT_PAGE });
    orders.push(...page);
    isFull = page.length >= NEXT_PAGE;
  }
  return orders;
}
