import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const CUSTOMER = '00000000-0000-4000-8000-000000000001';
const ADDRESS = { street: 'Weg 1', zipCode: '12345', city: 'Lindenau', country: 'DE' };

const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const earlier = readdirSync(MIGRATIONS).filter((name) => name < '008');
  for (const name of earlier) copyFileSync(join(MIGRATIONS, name), join(folder, name));
  await migrate(database, pathToFileURL(`${folder}/`));
  await database.query(
    `insert into customers (id, issuer, subject, first_name, last_name, email, sex, address)
     values ($1::uuid, 'issuer', 'subject', 'Erika', 'Muster', 'e@example.org', 'NOT_KNOWN', $2::jsonb)`,
    [CUSTOMER, JSON.stringify(ADDRESS)],
  );
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds an order with a copy on paper, with the statements of the version before migration 008. */
async function orderOfEarlierVersion(orderNumber: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into orders (order_number, customer_id, status, idempotency_key, body_hash, result_file_name,
         invoice_file_name, created_at, language, verification_code)
       values ($1, $2::uuid, 'CREATED', $1, 'hash', $3, $3, now(), 'de', $1)`,
      [orderNumber, CUSTOMER, `${orderNumber}.pdf`],
    );
    await transaction.query(
      `insert into order_positions (order_number, number, parcel, product, price, copies, order_pdf, justification,
         authority_name, approval_status)
       values ($1, 1, '{}', '{}', '{}', 1, true, '', 'authority', 'NOT_NEEDED')`,
      [orderNumber],
    );
  });
}

const stored = (orderNumber: string) =>
  database.query(
    `select o.applicant, o.addressee, p.result_file_name as file,
       p.verification_code ~ '^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$' or p.verification_code = o.verification_code as "hasCode"
     from orders o join order_positions p using (order_number) where order_number = $1`,
    [orderNumber],
  );

describe('rolling upgrade (BIG-1)', () => {
  it('accepts orders of the version that is being replaced', async () => {
    await orderOfEarlierVersion('before');
    await migrate(database);
    await orderOfEarlierVersion('during');
    const applicant = { name: 'Erika Muster', ...ADDRESS };
    for (const orderNumber of ['before', 'during']) {
      expect(await stored(orderNumber)).toEqual([
        { applicant, addressee: applicant, file: `${orderNumber}-1.pdf`, hasCode: true },
      ]);
    }
  });
});
