import type { PostalAddress } from '@portal/api';
import type { Queryable } from '../db/database.ts';

/** Gives the programs of an organisation the address and the postbox that its identity service states now. */
export async function refreshPrograms(
  transaction: Queryable,
  organisationId: string,
  { address, postbox }: { readonly address: PostalAddress; readonly postbox: string | null },
): Promise<void> {
  await transaction.query(
    `update customers set address = $2::jsonb, postbox = $3
     where id in (select id from programs where organisation_id = $1::uuid and revoked_at is null)`,
    [organisationId, JSON.stringify(address), postbox],
  );
}
