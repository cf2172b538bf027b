import { describe, expect, it } from 'vitest';
import { retentionDays } from './retention-days.ts';

const DAY = 86_400_000;
const settings = (orders: number, justifications: number) => ({
  retentionMs: 90 * DAY,
  orderRetentionMs: {
    orders: orders * DAY,
    justifications: justifications * DAY,
    audit: orders * DAY,
    files: orders * DAY,
  },
});

describe('how long data are kept (LAW-4)', () => {
  it('comes from the settings of the portal', () => {
    expect(retentionDays(settings(3650, 365))).toEqual({
      account: 3650,
      order: 3650,
      justification: 365,
      deliveryAddress: 3650,
      payment: 3650,
      barrierReport: 90,
      ownershipMatch: 1,
    });
  });

  it('says that a justification ends with its order', () => {
    expect(retentionDays(settings(100, 365)).justification).toBe(100);
  });
});
