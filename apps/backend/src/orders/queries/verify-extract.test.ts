import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOrder } from '../../testing/copy-order.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { recordStatements, tablesReadAsAWhole } from '../../testing/plans.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyExtract } from './verify-extract.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function paidOrder() {
  const scenario = await startOrderScenario(testApp, [mapPosition(), mapPosition()]);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  return scenario;
}

const codesOf = async (scenario: Awaited<ReturnType<typeof paidOrder>>) =>
  (await scenario.order()).orderPositions.map(({ verificationCode }) => verificationCode ?? '');

describe('verification of a code', () => {
  it('finds the extract of a position, and all extracts of a file of the order', async () => {
    const [single, together] = [await paidOrder(), await paidOrder()];
    await single.putExtract(2);
    const [first = '', second = ''] = await codesOf(single);
    const verify = verifyExtract(testApp.database);
    expect((await verify(second)).document?.extracts).toHaveLength(1);
    expect(await verify(first)).toEqual({ code: first, genuine: false, document: null });
    const [orderCode = ''] = await codesOf(together);
    await together.putOrderFile();
    expect((await verify(orderCode)).document?.extracts).toHaveLength(2);
  });

  it('reads no table as a whole, however many orders there are (OPS-10)', async () => {
    const scenario = await paidOrder();
    await scenario.putExtract(1);
    await copyOrder(testApp.database, scenario.number, 600);
    await testApp.database.query(
      `insert into order_files (file_name, kind, order_number, content_type, sha256, size, received_at,
         position_id, storage_key)
       select p.result_file_name, 'EXTRACT', p.order_number, 'application/pdf', p.result_file_name, 1, now(),
         p.position_id, p.result_file_name
       from order_positions p where not exists (select 1 from order_files f where f.position_id = p.position_id)`,
    );
    await testApp.database.query('analyze');
    const [code = ''] = await codesOf(scenario);
    const { database, statements } = recordStatements(testApp.database);
    expect((await verifyExtract(database)(code)).genuine).toBe(true);
    expect(statements).not.toEqual([]);
    for (const statement of statements) {
      expect(await tablesReadAsAWhole(testApp.database, statement)).toEqual([]);
    }
  });
});
