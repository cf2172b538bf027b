import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';
import { findOrder } from '../order-store.ts';
import { submissionStore } from './submissions.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const order = async (application: string | null = null): Promise<string> => {
  const profile = { ...person(`submission-${randomUUID()}`), application };
  return (await startOrderScenario(testApp, [mapPosition()], {}, profile)).number;
};

describe('submissions to the postbox of the federation (REAL-5)', () => {
  it('are recorded once for each message, with the tags of all attempts, until they are removed', async () => {
    const store = submissionStore(testApp.database);
    const number = await order();
    const key = `ready-${number}`;
    expect(await store.find(key)).toBeNull();
    const first = { submissionId: 's-1', caseId: 'c-1', dataTags: [] };
    expect(await store.add(key, number, first)).toEqual(first);
    // Another process has announced the same message a moment later.
    expect(await store.add(key, number, { ...first, submissionId: 's-2' })).toEqual(first);
    await store.addTag(key, 'tag-1');
    await store.addTag(key, 'tag-2');
    expect(await store.find(key)).toEqual({ ...first, dataTags: ['tag-1', 'tag-2'] });
    await store.remove(key);
    expect(await store.find(key)).toBeNull();
  });

  it('have the application of the login in its first order only, and orders of other logins have none', async () => {
    const application = randomUUID();
    const profile = { ...person(`submission-${randomUUID()}`), application };
    const numbers = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const scenario = await startOrderScenario(testApp, [mapPosition()], {}, profile);
      numbers.push(scenario.number);
    }
    const found = await Promise.all(
      [...numbers, await order()].map((number) => findOrder(testApp.database, number)),
    );
    expect(found.map((one) => one.application)).toEqual([application, null, null]);
  });
});
