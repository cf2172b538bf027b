import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import {
  APPROVALS,
  decidePosition,
  type Decision,
  IllegalTransition,
  transition,
  type OrderEvent,
  TRANSITIONS,
} from './transitions.ts';

const STATUSES = Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[];
const EVENTS = [
  ...new Set(STATUSES.flatMap((status) => Object.keys(TRANSITIONS[status]))),
] as OrderEvent[];

const PAIRS = STATUSES.flatMap((from) => EVENTS.map((event) => [from, event] as const));

/** A database that records its statements. */
function recordingDatabase() {
  const statements: string[] = [];
  const store: Queryable = {
    query: async (sql) => {
      statements.push(sql.trim().split(' ').slice(0, 3).join(' '));
      return [];
    },
  };
  return { store, statements };
}

describe('transitions of an order', () => {
  it.each(PAIRS.filter(([from, event]) => TRANSITIONS[from][event]))(
    'allows %s on %s and adds one audit line',
    async (from, event) => {
      const { store, statements } = recordingDatabase();
      const state = await transition(store, '7K2M-Q0XA-93TB', from, event, 'portal', new Date());
      expect(state).toEqual(TRANSITIONS[from][event]);
      expect(statements).toEqual(['update orders set', 'insert into audit']);
    },
  );

  it.each(PAIRS.filter(([from, event]) => !TRANSITIONS[from][event]))(
    'refuses %s on %s and writes nothing',
    async (from, event) => {
      const { store, statements } = recordingDatabase();
      const refused = transition(store, '7K2M-Q0XA-93TB', from, event, 'portal', new Date());
      await expect(refused).rejects.toThrow(IllegalTransition);
      expect(statements).toEqual([]);
    },
  );

  it('has no transition from CLOSED, and delivers paid orders only', () => {
    expect(TRANSITIONS.CLOSED).toEqual({});
    const delivering = STATUSES.filter((status) => TRANSITIONS[status].EXTRACT_DELIVERED);
    expect(delivering).toEqual(['READY_FOR_DELIVERY']);
    const leading = STATUSES.flatMap((status) =>
      Object.entries(TRANSITIONS[status])
        .filter(([, to]) => to.status === 'READY_FOR_DELIVERY')
        .map(([event]) => event),
    );
    expect(leading.toSorted()).toEqual(['COMPLETED_BY_TIME', 'NOTHING_TO_PAY', 'PAID']);
  });
});

const decideOnce = (store: Queryable, from: keyof typeof APPROVALS, decision: Decision) => {
  const made = { orderNumber: '7K2M-Q0XA-93TB', positionId: 'p', from, decision, reason: null };
  return decidePosition(store, made, new Date());
};

describe('transitions of a position', () => {
  const approvals = Object.keys(APPROVALS) as (keyof typeof APPROVALS)[];
  const cells = approvals.flatMap((from) =>
    (['APPROVED', 'REJECTED'] as const).map((decision) => [from, decision] as const),
  );
  it.each(cells)('%s on %s', async (from, decision) => {
    const { store, statements } = recordingDatabase();
    const expected = {
      APPROVAL_PENDING: true,
      APPROVED: decision === 'APPROVED' ? false : 'ALREADY_DECIDED',
      REJECTED: decision === 'REJECTED' ? false : 'ALREADY_DECIDED',
      NOT_NEEDED: 'ALREADY_DECIDED',
    }[from];
    const answer = await decideOnce(store, from, decision).catch(
      (error: { messageKey: string }) => error.messageKey,
    );
    expect(answer).toBe(expected);
    expect(statements).toEqual(
      expected === true ? ['update order_positions set', 'insert into audit'] : [],
    );
  });
});
