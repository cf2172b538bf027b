import type { ApprovalStatus } from '@portal/api';
import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import {
  APPROVAL_ROWS,
  type Decision,
  type OrderEvent,
  type OrderPhase,
  type PositionEvent,
  STATUS_ROWS,
  statusOf,
} from '@portal/order-flow';
import { changePosition, decidePosition, IllegalTransition, transition } from './transitions.ts';

const PHASES = Object.keys(STATUS_ROWS) as OrderPhase[];
const EVENTS = [
  ...new Set(PHASES.flatMap((phase) => Object.keys(STATUS_ROWS[phase].events))),
] as OrderEvent[];

const PAIRS = PHASES.flatMap((from) => EVENTS.map((event) => [from, event] as const));

/** Applies an event to an order in a phase. */
const apply = (store: Queryable, from: OrderPhase, event: OrderEvent) =>
  transition(
    store,
    { add: async () => undefined },
    {
      orderNumber: '7K2M-Q0XA-93TB',
      from: statusOf(from).orderStatus,
      event,
      actor: 'portal',
      at: new Date(),
    },
  );

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
  it.each(PAIRS.filter(([from, event]) => STATUS_ROWS[from].events[event]))(
    'allows %s on %s and adds one audit line',
    async (from, event) => {
      const { store, statements } = recordingDatabase();
      const to = STATUS_ROWS[from].events[event];
      expect(await apply(store, from, event)).toEqual(to && statusOf(to));
      expect(statements).toEqual(['update orders set', 'insert into audit']);
    },
  );

  it.each(PAIRS.filter(([from, event]) => !STATUS_ROWS[from].events[event]))(
    'refuses %s on %s and writes nothing',
    async (from, event) => {
      const { store, statements } = recordingDatabase();
      const refused = apply(store, from, event);
      await expect(refused).rejects.toThrow(IllegalTransition);
      expect(statements).toEqual([]);
    },
  );

  it('has no transition from a closed order, and delivers paid orders only', () => {
    const closed = PHASES.filter((phase) => STATUS_ROWS[phase].isClosed);
    expect(closed.toSorted()).toEqual(['CANCELLED', 'COMPLETED', 'EXPIRED', 'REJECTED']);
    for (const phase of closed) expect(STATUS_ROWS[phase].events).toEqual({});
    const delivering = PHASES.filter((phase) => STATUS_ROWS[phase].events.EXTRACT_DELIVERED);
    expect(delivering).toEqual(['READY_FOR_DELIVERY']);
    const leading = PHASES.flatMap((phase) =>
      Object.entries(STATUS_ROWS[phase].events)
        .filter(([, to]) => to === 'READY_FOR_DELIVERY')
        .map(([event]) => event),
    );
    expect(leading.toSorted()).toEqual([
      'BILLED_COLLECTIVELY',
      'COMPLETED_BY_TIME',
      'NOTHING_TO_PAY',
      'PAID',
    ]);
  });
});

const decideOnce = (store: Queryable, from: ApprovalStatus, decision: Decision) => {
  const made = { orderNumber: '7K2M-Q0XA-93TB', positionId: 'p', from, decision, reason: null };
  return decidePosition(store, made, new Date());
};

describe('transitions of a position', () => {
  const approvals = Object.keys(APPROVAL_ROWS) as ApprovalStatus[];
  const cells = approvals.flatMap((from) =>
    (['APPROVED', 'REJECTED', 'QUESTION'] as const).map((decision) => [from, decision] as const),
  );
  it.each(cells)('%s on %s', async (from, decision) => {
    const { store, statements } = recordingDatabase();
    const expected = {
      APPROVAL_PENDING: true,
      // The second question is told apart from a repeated first one by its text, before (DESK-2).
      QUESTION: decision !== 'QUESTION',
      WITHDRAWN: 'ALREADY_DECIDED',
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

describe('events of a position (DESK-2)', () => {
  const events = [
    'APPROVED',
    'REJECTED',
    'QUESTION',
    'ANSWERED',
    'WITHDRAWN',
    'UNANSWERED',
  ] as const satisfies readonly PositionEvent[];
  const allowed: Readonly<Record<ApprovalStatus, readonly PositionEvent[]>> = {
    NOT_NEEDED: [],
    APPROVAL_PENDING: ['APPROVED', 'REJECTED', 'QUESTION'],
    QUESTION: events,
    APPROVED: [],
    REJECTED: [],
    WITHDRAWN: [],
  };
  const cells = (Object.keys(allowed) as ApprovalStatus[]).flatMap((from) =>
    events.map((event) => [from, event, allowed[from].includes(event)] as const),
  );

  it.each(cells)('%s on %s: %s', async (from, event, isAllowed) => {
    const { store, statements } = recordingDatabase();
    const change = { orderNumber: 'n', positionId: 'p', from, event, actor: 'portal' } as const;
    const answer = await changePosition(store, change, new Date()).catch(
      (error: { messageKey: string }) => error.messageKey,
    );
    const key = event === 'ANSWERED' || event === 'WITHDRAWN' ? 'NO_QUESTION' : 'ALREADY_DECIDED';
    expect(answer).toBe(isAllowed ? undefined : key);
    expect(statements).toHaveLength(isAllowed ? 2 : 0);
  });

  it('lead from a question back to the review, or to an end', () => {
    expect(APPROVAL_ROWS.QUESTION.events).toEqual({
      APPROVED: 'APPROVED',
      REJECTED: 'REJECTED',
      QUESTION: 'QUESTION',
      ANSWERED: 'APPROVAL_PENDING',
      WITHDRAWN: 'WITHDRAWN',
      UNANSWERED: 'APPROVAL_PENDING',
    });
  });
});
