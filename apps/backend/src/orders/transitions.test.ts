import { describe, expect, it } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { IllegalTransition, move, type OrderEvent, TRANSITIONS } from './transitions.ts';

const STATUSES = Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[];
const EVENTS = [
  ...new Set(STATUSES.flatMap((status) => Object.keys(TRANSITIONS[status]))),
] as OrderEvent[];

const PAIRS = STATUSES.flatMap((from) => EVENTS.map((event) => [from, event] as const));

/** A store that only remembers what it was told. */
function listener() {
  const statements: string[] = [];
  const store: Queryable = {
    query: async (sql) => {
      statements.push(sql.trim().split(' ').slice(0, 3).join(' '));
      return [];
    },
  };
  return { store, statements };
}

describe('the table of transitions', () => {
  it.each(PAIRS.filter(([from, event]) => TRANSITIONS[from][event]))(
    'moves %s on %s, with one audit line',
    async (from, event) => {
      const { store, statements } = listener();
      const state = await move(store, '7K2M-Q0XA-93TB', from, event, 'portal', new Date());
      expect(state).toEqual(TRANSITIONS[from][event]);
      expect(statements).toEqual(['update orders set', 'insert into audit']);
    },
  );

  it.each(PAIRS.filter(([from, event]) => !TRANSITIONS[from][event]))(
    'refuses %s on %s and writes nothing',
    async (from, event) => {
      const { store, statements } = listener();
      const moving = move(store, '7K2M-Q0XA-93TB', from, event, 'portal', new Date());
      await expect(moving).rejects.toThrow(IllegalTransition);
      expect(statements).toEqual([]);
    },
  );

  it('ends in CLOSED, which leads nowhere, and never delivers from a status that was not paid', () => {
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
