import type { Addressee, Customer, Language, WithdrawalConsent } from '@portal/api';
import { addresseeOf, fullName } from '@portal/order-flow';
import type { Queryable } from '../../db/database.ts';
import type { SessionOrganisation } from '../../organisations/organisations.ts';
import { newOrderNumber } from './order-number.ts';

/** What a new row of `orders` is made of. */
interface NewRow {
  readonly customer: Customer;
  readonly organisation: SessionOrganisation | null;
  readonly addressee: Addressee | null;
  readonly key: string;
  readonly bodyHash: string;
  readonly language: Language;
  readonly verificationCode: string;
  /** Of the login; the first order of a login has it. */
  readonly application: string | null;
  readonly withdrawal: WithdrawalConsent | null;
  readonly at: Date;
}

/** Adds an order. @returns its number; null when its idempotency key is used already */
export async function insertOrder(transaction: Queryable, row: NewRow): Promise<string | null> {
  const { customer, organisation, addressee, key, bodyHash, language, verificationCode } = row;
  const { application, withdrawal, at } = row;
  const orderNumber = newOrderNumber();
  const rows = await transaction.query(
    `insert into orders (order_number, customer_id, status, idempotency_key, body_hash, result_file_name,
       invoice_file_name, created_at, language, verification_code, applicant, addressee, application,
       organisation_id, sender, withdrawal, trust_level)
     values ($1, $2::uuid, 'CREATED', $3, $4, $5, $5, $6, $7, $8, $9::jsonb, $10::jsonb,
       (select $11::text where not exists (select 1 from orders where application = $11::text)), $12::uuid, $13, $14::jsonb, $15)
     on conflict (customer_id, idempotency_key) do nothing returning order_number`,
    [
      orderNumber,
      customer.id,
      key,
      bodyHash,
      `${orderNumber}.pdf`,
      at.toISOString(),
      language,
      verificationCode,
      JSON.stringify(addresseeOf(customer)),
      addressee && JSON.stringify(addressee),
      application,
      organisation?.id ?? null,
      organisation && fullName(customer),
      withdrawal && JSON.stringify(withdrawal),
      customer.trustLevel,
    ],
  );
  return rows.length > 0 ? orderNumber : null;
}
