import { copyOrder } from '../../apps/backend/src/testing/copy-order.ts';
import { openTestApp, person } from '../../apps/backend/src/testing/test-app.ts';
import { mapPosition } from '../../apps/backend/src/testing/small-cadastre.ts';
import { type Figure, median, report } from '../figure.ts';

/*
 * The list of orders of a person with 1,000 orders, compared with that of a person with 20 (BEY-1): a page must not take
 * longer because of orders that it does not show. `pnpm bench backend`.
 */

const PAGE = 20;
const MANY = 1000;
const RUNS = 15;

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
      if (answer.statusCode !== 200) throw new Error(`The list has status ${answer.statusCode}.`);
    }
    return median(times);
  };
}

try {
  const few = await listOf(PAGE);
  const many = await listOf(MANY);
  const [reference, page, all] = [
    await few(`?limit=${PAGE}`),
    await many(`?limit=${PAGE}`),
    await many(`?limit=${MANY}`),
  ];
  const figure = (what: string, time: number, atMost: number): Figure => {
    const note = `${time.toFixed(1)} ms to ${reference.toFixed(1)} ms`;
    return { what, value: time / reference, unit: '×', digits: 2, atMost, note };
  };
  report(`List of ${MANY} orders, compared with a list of ${PAGE}`, [
    figure(`a page of ${PAGE}`, page, 2),
    figure('all of them', all, MANY / PAGE),
  ]);
} finally {
  await testApp.close();
}
