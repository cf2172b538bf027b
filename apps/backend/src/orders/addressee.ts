import type { Addressee, PostalAddress } from '@portal/api';
import type { Queryable, Row } from '../db/database.ts';
import { chargeablePositions, type StoredOrder, type StoredPosition } from './order-store.ts';

interface CustomerRow extends Row {
  first_name: string;
  last_name: string;
  address: PostalAddress;
}

/** Name and postal address of the customer of an order, as of the last login (JRN-1, JRN-2). */
export async function addresseeOf(
  store: Queryable,
  order: Pick<StoredOrder, 'customer_id'>,
): Promise<Addressee> {
  const [customer] = await store.query<CustomerRow>(
    'select first_name, last_name, address from customers where id = $1::uuid',
    [order.customer_id],
  );
  if (!customer) throw new Error('The order has no customer.');
  const { street, zipCode, city, country } = customer.address;
  return { name: `${customer.first_name} ${customer.last_name}`, street, zipCode, city, country };
}

/** Whether paper is delivered: rejected positions do not count. */
export const hasPaper = (positions: readonly StoredPosition[]): boolean =>
  chargeablePositions(positions).some((position) => position.copies > 0);
