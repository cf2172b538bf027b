import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { jobQueue } from '../../jobs/job-queue.ts';
import { monthOf } from '../../month.ts';
import { collectiveFor } from '../../testing/collective.ts';
import { organisation } from '../../testing/organisation-profile.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openAccount } from './accounts.ts';
import { dueOn, monthClosing } from './close-month.ts';
import { addCharges, addCredit } from './items.ts';

const COLLECTIVE = collectiveFor(1_000_000, organisation('Notariat'));
const BUYER = { name: 'Notariat', street: 'Weg 1', zipCode: '12345', city: 'Ort', country: 'DE' };

let database: Database;
const clock = { now: new Date() };
const now = (): Date => clock.now;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());
beforeEach(() => {
  clock.now = new Date('2026-10-05T10:00:00Z');
});

const jobs = () => jobQueue(database, { warn: () => undefined }, now);
/** The job of one process; two of them work side by side. */
const worker = () => monthClosing({ database, jobs: jobs(), collective: COLLECTIVE, now });

async function addOrganisation(): Promise<string> {
  const [added] = await database.query<{ id: string }>(
    `insert into organisations (issuer, subject, name, profile) values ('test', $1, 'Notariat', '{}') returning id::text as id`,
    [randomUUID()],
  );
  return added?.id ?? '';
}

/** A position as a payment has it. */
function positionOf(gross: number, vatRate: number): Parameters<typeof addCharges>[2][number] {
  const net = Math.round(gross / (1 + vatRate / 100));
  const position = {
    position_id: randomUUID(),
    order_number: '7K2M-Q0XA-93TB',
    number: 1,
    product: { displayName: 'Flurstücksnachweis' },
    parcel: { displayString: 'Lindenau, Flur 3, Flurstück 9' },
    further_parcels: [],
    page: null,
    order_pdf: true,
    file_formats: null,
    copies: 0,
    reference: '',
    entitlement: null,
    price: { priceNet: net, vatAmount: gross - net, priceGross: gross, vatRate },
  };
  return Object.assign(Object.create(null), position);
}

/** Orders a position as a payment does: account and fee in one transaction. @returns its id */
async function order(organisationId: string, gross = 1100, vatRate = 0): Promise<string> {
  const position = positionOf(gross, vatRate);
  await database.transaction(async (transaction) => {
    await openAccount(transaction, organisationId, BUYER);
    await addCharges(transaction, organisationId, [position], now());
  });
  return position.position_id;
}

/** Takes the fee of a position back, as the cash office does. */
const credit = (organisationId: string, positionId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await addCredit(transaction, organisationId, positionId, now());
  });

const invoicesOf = (organisationId: string) =>
  database.query<{ id: string; month: string; number: string; gross: string; kind: string }>(
    `select id::text as id, to_char(period, 'YYYY-MM') as month, number, kind, gross_cents::text as gross
     from collective_invoices where organisation_id = $1::uuid order by period`,
    [organisationId],
  );

const itemsOf = (organisationId: string) =>
  database.query<{ id: string; kind: string; gross: number; invoice: string | null; at: Date }>(
    `select position_id::text as id, kind, gross_cents as gross, invoice_id::text as invoice, at
     from collective_items where organisation_id = $1::uuid`,
    [organisationId],
  );

/** The numbers of a year have no gaps. */
async function checkNumbers(): Promise<void> {
  const rows = await database.query<{ number: string }>(
    'select number from collective_invoices order by number',
  );
  const byYear = Map.groupBy(rows, ({ number }) => number.slice(0, 8));
  for (const [year, some] of byYear) {
    expect(some.map(({ number }) => number)).toEqual(
      some.map((_, index) => `${year}${String(index + 1).padStart(5, '0')}`),
    );
  }
}

describe('the end of a month (ORG-5)', () => {
  it('comes at midnight in Germany', async () => {
    const id = await addOrganisation();
    clock.now = new Date('2026-10-31T22:59:59.999Z');
    await order(id);
    await worker()();
    expect(await invoicesOf(id)).toEqual([]);
    clock.now = new Date('2026-10-31T23:00:00Z');
    await order(id);
    await worker()();
    const [october, ...more] = await invoicesOf(id);
    expect([october?.month, october?.gross, more]).toEqual(['2026-10', '1100', []]);
    expect((await itemsOf(id)).filter(({ invoice }) => invoice === null)).toHaveLength(1);
  });

  it('bills what came late with the next month, and months without anything not at all', async () => {
    const id = await addOrganisation();
    clock.now = new Date('2026-10-31T22:00:00Z');
    await order(id);
    clock.now = new Date('2026-11-01T00:00:00Z');
    await worker()();
    // The clock of another process is slow.
    clock.now = new Date('2026-10-31T22:59:00Z');
    await order(id, 500);
    clock.now = new Date('2026-11-01T00:10:00Z');
    await worker()();
    expect((await invoicesOf(id)).map(({ month }) => month)).toEqual(['2026-10']);
    clock.now = new Date('2027-03-01T00:00:00Z');
    await worker()();
    expect((await invoicesOf(id)).map(({ month, gross }) => [month, gross])).toEqual([
      ['2026-10', '1100'],
      ['2026-11', '500'],
    ]);
  });

  it('closes several months that nobody has closed, each with its own invoice', async () => {
    const id = await addOrganisation();
    for (const month of ['10', '11', '12']) {
      clock.now = new Date(`2026-${month}-10T10:00:00Z`);
      await order(id, Number(month));
    }
    clock.now = new Date('2027-01-02T10:00:00Z');
    await Promise.all([worker()(), worker()(), worker()()]);
    expect((await invoicesOf(id)).map(({ month, gross }) => [month, gross])).toEqual([
      ['2026-10', '10'],
      ['2026-11', '11'],
      ['2026-12', '12'],
    ]);
    await checkNumbers();
  });

  it('has a credit note when credits exceed the fees', async () => {
    const id = await addOrganisation();
    const position = await order(id, 900);
    clock.now = new Date('2026-11-02T10:00:00Z');
    await worker()();
    await credit(id, position);
    clock.now = new Date('2026-12-02T10:00:00Z');
    await worker()();
    expect((await invoicesOf(id)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['INVOICE', '900'],
      ['CREDIT_NOTE', '-900'],
    ]);
  });

  it('takes no number when its transaction fails, and reports a pack without the file', async () => {
    const id = await addOrganisation();
    await order(id);
    clock.now = new Date('2026-11-02T10:00:00Z');
    const without = monthClosing({ database, jobs: jobs(), collective: null, now });
    await expect(without()).rejects.toThrow('collective-invoices.json is missing');
    expect(await invoicesOf(id)).toEqual([]);
    const failing = monthClosing({
      database,
      jobs: { ...jobs(), add: () => Promise.reject(new Error('killed')) },
      collective: COLLECTIVE,
      now,
    });
    await expect(failing()).rejects.toThrow('killed');
    expect((await itemsOf(id)).map(({ invoice }) => invoice)).toEqual([null]);
    await worker()();
    expect(await invoicesOf(id)).toHaveLength(1);
    await checkNumbers();
  });

  it.each([
    ['2026-11-01T00:00:00Z', 14, '2026-11-15'],
    ['2026-10-31T23:30:00Z', 14, '2026-11-15'],
    ['2026-12-31T23:30:00Z', 30, '2027-01-31'],
  ])('of %s is to be paid after %i days: %s', (at, days, expected) => {
    expect(dueOn(new Date(at), days)).toBe(expected);
  });
});

/** What happens in a month; `race` does several things at the same moment. */
const stepArbitrary = oneof(
  record({
    step: constant('order'),
    gross: integer({ min: 1, max: 5000 }),
    rate: constantFrom(0, 19),
  }),
  record({ step: constant('credit'), index: nat(20) }),
  record({ step: constant('advance'), hours: constantFrom(1, 30, 300, 800) }),
  record({ step: constantFrom('midnight', 'close', 'race') }),
);
type Step = typeof stepArbitrary extends Arbitrary<infer One> ? One : never;

/** The next midnight at which a month ends in Germany, a few milliseconds before or after. */
function nearMidnight(at: Date): Date {
  const month = monthOf(at);
  let time = at.getTime();
  while (monthOf(new Date(time + 3_600_000)) === month) time += 3_600_000;
  while (monthOf(new Date(time + 1)) === month) time += 1000 - (time % 1000) - 1 || 1;
  return new Date(time);
}

const apply = async (id: string, positions: string[], one: Step): Promise<void> => {
  if ('gross' in one) positions.push(await order(id, one.gross, one.rate));
  else if ('index' in one) {
    const position = positions[one.index % Math.max(1, positions.length)];
    if (position) await credit(id, position);
  } else if ('hours' in one) clock.now = new Date(now().getTime() + one.hours * 3_600_000);
  else if (one.step === 'midnight') clock.now = nearMidnight(now());
  else if (one.step === 'close') await Promise.all([worker()(), worker()()]);
  else {
    // Two processes close the month while people order and the cash office credits, around midnight.
    const [first] = positions;
    clock.now = nearMidnight(now());
    const running = [worker()(), order(id, 700), worker()()];
    clock.now = new Date(now().getTime() + 1);
    const later = [worker()(), order(id, 800), ...(first ? [credit(id, first)] : [])];
    for (const added of await Promise.all([...running, ...later])) {
      if (added) positions.push(added);
    }
  }
};

describe('random months (ORG-5)', () => {
  it('bill each position exactly once, whatever happens at midnight', {
    timeout: 240_000,
  }, async () => {
    const steps = array(stepArbitrary, { minLength: 5, maxLength: 25 });
    await assert(
      asyncProperty(steps, async (drawn) => {
        clock.now = new Date('2026-10-05T10:00:00Z');
        const id = await addOrganisation();
        const positions: string[] = [];
        for (const one of drawn) await apply(id, positions, one);
        clock.now = new Date(now().getTime() + 62 * 24 * 3_600_000);
        await Promise.all([worker()(), worker()()]);

        const items = await itemsOf(id);
        const invoices = await invoicesOf(id);
        const charges = items.filter(({ kind }) => kind === 'CHARGE').map((item) => item.id);
        expect(charges.toSorted()).toEqual(positions.toSorted());
        const keys = items.map((item) => `${item.id} ${item.kind}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(items.filter(({ invoice }) => invoice === null)).toEqual([]);
        for (const invoice of invoices) {
          const billed = items.filter((item) => item.invoice === invoice.id);
          expect(billed.reduce((sum, { gross }) => sum + gross, 0)).toBe(Number(invoice.gross));
          for (const { at } of billed) expect(monthOf(at) <= invoice.month).toBe(true);
        }
        const months = invoices.map(({ month }) => month);
        expect(new Set(months).size).toBe(months.length);
        const total = items.reduce((sum, { gross }) => sum + gross, 0);
        expect(invoices.reduce((sum, { gross }) => sum + Number(gross), 0)).toBe(total);
        await checkNumbers();
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});
