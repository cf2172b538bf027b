import type { CloseResolution, DownloadStatus, OrderStatus } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { deliveryState, isPaperOnly, pollingDecision } from './delivery.ts';

describe('generation page (FLOW-17)', () => {
  const BY_DOWNLOAD = ['waiting', 'ready', 'paper-only', 'failed', 'failed'];
  const rows: readonly (readonly [OrderStatus, CloseResolution | null, readonly string[]])[] = [
    ['CREATED', null, Array.from({ length: 5 }, () => 'not-approved')],
    ['APPROVAL_PENDING', null, Array.from({ length: 5 }, () => 'not-approved')],
    ['APPROVED', null, Array.from({ length: 5 }, () => 'not-paid')],
    ['READY_FOR_DELIVERY', null, BY_DOWNLOAD],
    ['GENERATION_COMPLETED', null, BY_DOWNLOAD],
    ['CLOSED', 'COMPLETED', ['failed', ...BY_DOWNLOAD.slice(1)]],
    ['CLOSED', 'REJECTED', Array.from({ length: 5 }, () => 'rejected')],
    ['CLOSED', 'CANCELLED', Array.from({ length: 5 }, () => 'cancelled')],
    ['CLOSED', 'EXPIRED', Array.from({ length: 5 }, () => 'expired')],
    ['CLOSED', null, Array.from({ length: 5 }, () => 'failed')],
  ];
  const downloads: readonly (DownloadStatus | null)[] = [
    'WAITING',
    'READY',
    'NOT_AVAILABLE',
    'FAILED',
    null,
  ];

  const cells = rows.flatMap(([orderStatus, closeResolution, expected]) =>
    downloads.map(
      (downloadStatus, column) =>
        [orderStatus, closeResolution, downloadStatus, expected[column]] as const,
    ),
  );

  it.each(cells)(
    '%s, closed as %s, download %s: %s',
    (orderStatus, closeResolution, download, expected) => {
      expect(deliveryState({ orderStatus, closeResolution, downloadStatus: download })).toBe(
        expected,
      );
    },
  );

  it('maps a missing or unknown status to failed', () => {
    const answer = { orderStatus: 'READY_FOR_DELIVERY', closeResolution: null } as const;
    expect(deliveryState(answer)).toBe('failed');
    const unknown = {
      ...answer,
      orderStatus: 'NEW' as OrderStatus,
      downloadStatus: 'READY',
    } as const;
    expect(deliveryState(unknown)).toBe('failed');
  });

  it('detects a paper-only order', () => {
    const paper = { orderPdf: false, approvalStatus: 'NOT_NEEDED' } as const;
    expect(isPaperOnly([paper])).toBe(true);
    expect(isPaperOnly([paper, { orderPdf: true, approvalStatus: 'REJECTED' }])).toBe(true);
    expect(isPaperOnly([paper, { orderPdf: true, approvalStatus: 'APPROVED' }])).toBe(false);
    expect(isPaperOnly([])).toBe(false);
  });
});

describe('polling', () => {
  it.each([
    ['first', 1000, null, { action: 'poll', afterMs: 0 }],
    ['just polled', 1000, 1000, { action: 'poll', afterMs: 5000 }],
    ['late timer', 60_000, 1000, { action: 'poll', afterMs: 0 }],
    ['near the end', 899_000, 899_000, { action: 'poll', afterMs: 1000 }],
    ['at the end', 900_000, 899_000, { action: 'timeout' }],
    ['long after', 9_000_000, 1000, { action: 'timeout' }],
  ] as const)('%s', (_name, now, lastPolledAt, expected) => {
    expect(pollingDecision('waiting', now, 0, lastPolledAt)).toStrictEqual(expected);
  });

  it.each(['ready', 'failed', 'paper-only', 'not-paid', 'not-approved', 'timeout'] as const)(
    'stops when %s',
    (state) => {
      expect(pollingDecision(state, 1, 0, null)).toStrictEqual({ action: 'stop' });
    },
  );
});
