import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { startCluster } from './cluster.ts';

type Cluster = Pick<Awaited<ReturnType<typeof startCluster>>, 'killBackend' | 'ports' | 'server'>;

/** Positions of each organisation: two fees, and the credit of the first. */
const ITEMS = `values ('CHARGE', 1, 1100), ('CHARGE', 2, 2200), ('CREDIT', 1, -1100)`;

/** Organisations that have ordered on account in the month before the last one. */
async function addOrders(client: Client, organisations: number): Promise<void> {
  await client.query(
    `insert into organisations (issuer, subject, name, profile)
     select 'month-closing', n::text, 'Notariat ' || n, '{}' from generate_series(1, $1::integer) as n`,
    [organisations],
  );
  await client.query(
    `insert into collective_accounts (organisation_id, buyer)
     select id, jsonb_build_object('name', name, 'street', 'Weg 1', 'zipCode', '12345', 'city', 'Ort', 'country', 'DE', 'email', 'a@example.org')
     from organisations where issuer = 'month-closing'`,
  );
  await client.query(
    `insert into collective_items (position_id, kind, organisation_id, order_number, position_number,
       description, reference, net_cents, vat_cents, gross_cents, vat_rate, at)
     select md5(id::text || i.number)::uuid, i.kind, id, '7K2M-Q0XA-93TB', i.number, 'Auszug', '', i.gross, 0, i.gross, 0,
       now() - interval '40 days'
     from organisations cross join (${ITEMS}) as i (kind, number, gross) where issuer = 'month-closing'`,
  );
}

/** Makes the closing due, also where a process that was killed still has its lease. */
const makeDue = (client: Client): Promise<unknown> =>
  client.query(
    `update jobs set run_at = now(), leased_until = null, lease = null where kind = 'close-months'`,
  );

async function countOf(client: Client, condition: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from collective_${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Each position is on one invoice, once; the sums are those of the positions, and the numbers have no gaps. */
async function checkInvoices(client: Client, organisations: number): Promise<void> {
  assert.equal(await countOf(client, 'invoices'), organisations);
  const { rows: wrong } = await client.query(
    `select v.number from collective_invoices v join collective_items i on i.invoice_id = v.id
     group by v.id having sum(i.gross_cents) <> v.gross_cents or count(*) <> 3 or v.item_count <> 3
       or count(distinct i.organisation_id) <> 1`,
  );
  assert.deepEqual(wrong, []);
  const { rows: numbers } = await client.query<{ number: string }>(
    `select number from collective_invoices order by number`,
  );
  const last = numbers.map(({ number }) => Number(number.split('-').at(-1)));
  assert.deepEqual(
    last,
    last.map((_, index) => index + 1),
  );
  // Each has the job that writes its XML and asks for its PDF.
  const { rows: jobs } = await client.query(
    `select 1 from collective_invoices v where not exists (
       select 1 from jobs j where j.kind = 'collective-invoice' and j.subject = v.id::text)`,
  );
  assert.deepEqual(jobs, []);
}

/**
 * Kills every backend of a cluster with a PostgreSQL server while they close a month (ORG-5), and checks that each position is billed once.
 *
 * @returns how often they were killed when some of the invoices existed
 */
export async function killWhileClosing(
  cluster: Cluster,
  {
    organisations,
    maxKills,
    timeoutMs,
  }: {
    readonly organisations: number;
    readonly maxKills: number;
    readonly timeoutMs: number;
  },
): Promise<number> {
  const client = new Client({ connectionString: cluster.server?.url ?? '' });
  await client.connect();
  try {
    await addOrders(client, organisations);
    await makeDue(client);
    const endsAt = performance.now() + timeoutMs;
    const nextKill = (billed: number): number =>
      billed + Math.floor((Math.random() * organisations) / (maxKills + 2));
    let kills = 0;
    // Invoices after which the next kill follows.
    let until = nextKill(0);
    for (;;) {
      const invoices = await countOf(client, 'invoices');
      if ((await countOf(client, 'items where invoice_id is null')) === 0) break;
      assert.ok(performance.now() < endsAt, `${invoices} of ${organisations} months were closed.`);
      if (invoices > until && kills < maxKills) {
        await Promise.all(cluster.ports.map((_, index) => cluster.killBackend(index)));
        kills += 1;
        until = nextKill(await countOf(client, 'invoices'));
        await makeDue(client);
      }
      await pause(10);
    }
    await makeDue(client);
    await checkInvoices(client, organisations);
    return kills;
  } finally {
    await client.end();
  }
}
