import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { ownerPosition } from '../../testing/small-cadastre.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** The timeline after the decisions of the authority. */
async function reviewed(...decisions: readonly ('APPROVED' | 'REJECTED')[]) {
  const scenario = await startOrderScenario(testApp, decisions.map(ownerPosition));
  for (const [index, decision] of decisions.entries()) await scenario.decide(index, decision);
  return (await scenario.order()).timeline?.map(({ event }) => event);
}

describe('the timeline of a reviewed order (BE-4, BEY-1)', () => {
  it('has an entry for each rejected extract', async () => {
    expect(await reviewed('REJECTED', 'APPROVED', 'REJECTED')).toEqual([
      'CREATED',
      'REVIEW_NEEDED',
      'EXTRACT_REJECTED',
      'EXTRACT_REJECTED',
      'APPROVED',
    ]);
  });

  it('has one entry if all extracts are rejected', async () => {
    expect(await reviewed('REJECTED', 'REJECTED')).toEqual([
      'CREATED',
      'REVIEW_NEEDED',
      'ALL_REJECTED',
    ]);
  });

  it('has no entry for a single approved extract', async () => {
    expect(await reviewed('APPROVED')).toEqual(['CREATED', 'REVIEW_NEEDED', 'APPROVED']);
  });
});
