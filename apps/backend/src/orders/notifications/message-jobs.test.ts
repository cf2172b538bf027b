import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function afterSeconds(seconds: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
  await testApp.app.runJobs();
}

/** The text of the message with this id. */
const textOf = (id: string): string =>
  String(
    testApp.externalSystems.received.find(
      ({ path, body }) => path === '/postbox/api/messages' && body.messageId === id,
    )?.body.text,
  );

describe('messages about one order (PAGE-10)', () => {
  it('are one, if payment, extract and invoice follow each other within a minute', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    await afterSeconds(1);
    expect(scenario.messages()).toEqual([]);
    await scenario.putAllExtracts();
    await scenario.putInvoice();
    await afterSeconds(5);
    expect(scenario.messages()).toEqual(['ready']);
    const text = textOf(`ready-${scenario.number}`);
    expect(text).toMatch(/erhalten|received/);
    expect(text).toMatch(/Rechnung|invoice/);
    await afterSeconds(120);
    expect(scenario.messages()).toEqual(['ready']);
  });

  it('about the payment comes after a minute, if nothing else is to be said', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    await afterSeconds(59);
    expect(scenario.messages()).toEqual([]);
    await afterSeconds(1);
    expect(scenario.messages()).toEqual(['paid']);
    await scenario.putAllExtracts();
    await afterSeconds(5);
    expect(scenario.messages()).toEqual(['paid', 'ready']);
  });

  it('about a decision comes at once', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    await testApp.app.runJobs();
    await scenario.decide(0, 'APPROVED');
    await testApp.app.runJobs();
    expect(scenario.messages()).toEqual(['under-review', 'reviewed']);
  });
});
