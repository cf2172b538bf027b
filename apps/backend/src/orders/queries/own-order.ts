import { type OwnedBy, type Owner, ownedBy } from '../../session/owner.ts';

/** Whether an order is one of an owner, in SQL (ORG-6). @param number an expression of the query @param parameter receives the value */
export function isOwnOrder(owner: Owner, number: string, parameter: string): OwnedBy {
  const { condition, value } = ownedBy(owner, 'o', parameter);
  return {
    condition: `exists (select 1 from orders o where o.order_number = ${number} and ${condition})`,
    value,
  };
}
