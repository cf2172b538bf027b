import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folder whose files contain the SQL of a table; the others call its functions. */
const OWNERS: Readonly<Record<string, string>> = {
  server_secrets: 'db',
  readiness: 'db',
  file_chunks: 'files',
  unreferenced_files: 'files',
  jobs: 'jobs',
  addresses: 'cadastre',
  authorities: 'cadastre',
  buildings: 'cadastre',
  cadastre_imports: 'cadastre',
  cadastre_lock: 'cadastre',
  cadastre_reports: 'cadastre',
  districts: 'cadastre',
  parcels: 'cadastre',
  streets: 'cadastre',
  subdistricts: 'cadastre',
  organisations: 'organisations',
  organisation_members: 'organisations',
  evidence: 'evidence',
  position_evidence: 'orders',
  position_messages: 'orders',
  customers: 'session',
  sessions: 'session',
  programs: 'session',
  access_tokens: 'session',
  webhook_deliveries: 'webhooks',
  saved_parcels: 'saved-parcels',
  ownership_asks: 'ownership',
  barrier_reports: 'legal',
  login_attempts: 'login',
  order_starts: 'login',
  collective_accounts: 'orders',
  collective_invoices: 'orders',
  collective_items: 'orders',
  collective_numbers: 'orders',
  guest_orders: 'orders',
  guest_links: 'orders',
  guest_takeovers: 'orders',
  feedback: 'figures',
  monthly_figures: 'figures',
  audit: 'orders',
  order_files: 'orders',
  order_messages: 'orders',
  order_positions: 'orders',
  orders: 'orders',
  payments: 'orders',
  payments_without_order: 'orders',
  postbox_submissions: 'orders',
  guest_calls: 'http',
  rate_limits: 'http',
};

const SOURCE = import.meta.dirname;
const MIGRATIONS = join(SOURCE, 'db/migrations');
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const NAMED = /\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?(\w+)/gi;

/** The tables that SQL of a file names although another folder owns them. */
function foreignTables(file: string, text: string): readonly string[] {
  const named = [...text.replaceAll(COMMENT, '').matchAll(NAMED)].map(([, table = '']) => table);
  return named.filter((table) => {
    const owner = OWNERS[table];
    return owner !== undefined && !file.startsWith(`${owner}/`);
  });
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

describe('SQL (CODE-4, CODE-10)', () => {
  it('is in the folder that owns the table', () => {
    const found = files.flatMap((file) =>
      foreignTables(file, readFileSync(join(SOURCE, file), 'utf8')).map(
        (table) => `${file}: ${table} belongs to ${OWNERS[table]}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('is found where it names a table of another folder, also in a join', () => {
    const sql = 'select 1 from customers c join orders o on o.customer_id = c.id';
    expect(foreignTables('session/a.ts', `query('${sql}')`)).toEqual(['orders']);
    expect(foreignTables('jobs/a.ts', `/** Deletes from orders. */ query('${sql}')`)).toEqual([
      'customers',
      'orders',
    ]);
  });

  it('names tables that the migrations create, each with an owner', () => {
    const sql = readdirSync(MIGRATIONS)
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
      .join('\n');
    const tables = [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)];
    expect(tables.map(([, table = '']) => table).toSorted()).toEqual(
      Object.keys(OWNERS).toSorted(),
    );
  });
});
