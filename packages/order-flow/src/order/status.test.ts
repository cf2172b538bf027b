import { describe, expect, it } from 'vitest';
import { statusRow } from './status.ts';

describe('the name of the status of an order', () => {
  it('is its status, or its close resolution when closed', () => {
    expect(statusRow({ orderStatus: 'APPROVED', closeResolution: null }).message).toBe(
      'orderStatus.APPROVED',
    );
    expect(statusRow({ orderStatus: 'CLOSED', closeResolution: 'EXPIRED' }).message).toBe(
      'closeResolution.EXPIRED',
    );
  });
});
