import { copyOrder } from '../../../apps/backend/src/testing/copy-order.ts';
import { openTestApp, person } from '../../../apps/backend/src/testing/test-app.ts';
import { mapPosition } from '../../../apps/backend/src/testing/small-cadastre.ts';

/**
 * `pnpm bench:orders`: compares the list of 1,000 orders with a short one (BEY-1). It measures ratios, because they do
 * not depend on the machine, and fails when the time of a page grows with the number of other orders.
 */
const PAGE = 20;
const MANY = 1000;
const RUNS = 15;

/** Budget: a page of 1,000 orders against the same page without other orders. */
const PAGE_BUDGET = 2;
/** Budget: all orders against one page; at most proportional to their number. */
const WHOLE_BUDGET = MANY / PAGE;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const testApp = await openTestApp();

async function listOf(orders: number): Promise<(query: string) => Promise<number>> {
  const client = await testApp.login(person(`with-${orders}`));
  const url = '/api/authenticated-customer/orders';
  const created = await client({
    method: 'POST',
    url,
    body: { orderPositions: [mapPosition()] },
    headers: { 'idempotency-key': `the-first-of-${orders}-orders` },
  });
  if (orders > PAGE) await copyOrder(testApp.database, created.json().orderNumber, orders - 1);
  else
    for (let index = 1; index < orders; index += 1) {
      const headers = { 'idempotency-key': `number-${index}-of-${orders}` };
      await client({ method: 'POST', url, body: { orderPositions: [mapPosition()] }, headers });
    }
  await testApp.database.query('analyze orders');
  return async (query) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      const answer = await client({ url: `${url}${query}` });
      times.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(`The list returned ${answer.statusCode}.`);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  };
}

try {
  const few = await listOf(PAGE);
  const many = await listOf(MANY);
  const [alone, page, whole] = [
    await few(`?limit=${PAGE}`),
    await many(`?limit=${PAGE}`),
    await many(''),
  ];
  console.log(`${PAGE} orders without others: ${ms(alone)}`);
  console.log(
    `${PAGE} of ${MANY}: ${ms(page)}, ${(page / alone).toFixed(2)} times (budget ${PAGE_BUDGET})`,
  );
  console.log(
    `all ${MANY}: ${ms(whole)}, ${(whole / alone).toFixed(1)} times (budget ${WHOLE_BUDGET})`,
  );
  if (page / alone > PAGE_BUDGET || whole / alone > WHOLE_BUDGET) process.exitCode = 1;
} finally {
  await testApp.close();
}
