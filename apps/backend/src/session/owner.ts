import type { Session } from './sessions.ts';

/** Whom orders belong to: the organisation of a session, otherwise its person (decision 25). */
export interface Owner {
  /** The person of the session, who also sends orders of the organisation. */
  readonly customerId: string;
  readonly organisationId: string | null;
}

/** The owner of what is ordered in a session. */
export const ownerOf = ({ customer, organisation }: Session): Owner => ({
  customerId: customer.id,
  organisationId: organisation?.id ?? null,
});

/** A condition of SQL, and the value of its parameter. */
export interface OwnedBy {
  readonly condition: string;
  readonly value: string;
}

/**
 * The condition of rows of `orders` that an owner may see and change (SEC-1, ORG-1). Every query of a session uses it, and none compares
 * `customer_id` itself: an order of an organisation is not that of the person who sent it.
 *
 * @param table the name of `orders` in the query
 * @param parameter the parameter that receives `value`, such as `$1`
 */
export function ownedBy(
  { customerId, organisationId }: Owner,
  table: string,
  parameter: string,
): OwnedBy {
  return organisationId === null
    ? {
        condition: `${table}.customer_id = ${parameter}::uuid and ${table}.organisation_id is null`,
        value: customerId,
      }
    : { condition: `${table}.organisation_id = ${parameter}::uuid`, value: organisationId };
}

/** As {@link ownedBy}, for an order that was read. */
export const isOwnedBy = (
  order: { readonly customer_id: string; readonly organisation_id: string | null },
  owner: Owner,
): boolean =>
  owner.organisationId === null
    ? order.organisation_id === null && order.customer_id === owner.customerId
    : order.organisation_id === owner.organisationId;
