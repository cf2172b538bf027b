import { DEFAULTS, initialState, serialize } from '@portal/order-flow';
import type { OrderAction } from '@portal/order-flow';
import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../browser/storage.ts';
import { createOrderStore, ORDER_KEY } from './order-store.ts';

function memory(content?: string): Storage & { readonly saved: Map<string, string> } {
  const saved = new Map(content === undefined ? [] : [[ORDER_KEY, content]]);
  return {
    saved,
    read: (key) => saved.get(key) ?? null,
    write: (key, value) => saved.set(key, value).has(key),
    remove: (key) => void saved.delete(key),
  };
}

function store(storage: Storage) {
  const lines: string[] = [];
  const saving: boolean[] = [];
  const delayed: (() => void)[] = [];
  let dropped = 0;
  const orders = createOrderStore({
    defaults: DEFAULTS,
    storage,
    log: (message) => lines.push(message),
    debounce: (work) => void delayed.push(work),
    onSaving: (isSaved) => void saving.push(isSaved),
    onDropped: () => {
      dropped += 1;
    },
  });
  const runDelayed = (): void => delayed.splice(0).forEach((work) => work());
  return { orders, lines, saving, runDelayed, dropped };
}

describe('order store (FLOW-11)', () => {
  it('saves every change and restores it after a reload', () => {
    const storage = memory();
    store(storage).orders.dispatch({ type: 'setConsents', change: { terms: true } });
    const { orders, dropped } = store(storage);
    expect([orders.get().consents.terms, dropped]).toEqual([true, 0]);
  });

  it('saves typed text with a delay, together with later changes', () => {
    const storage = memory();
    const { orders, runDelayed } = store(storage);
    orders.dispatch({ type: 'editAddress', change: { city: 'Linden' } });
    expect(storage.saved.size).toBe(0);
    orders.dispatch({ type: 'editAddress', change: { city: 'Lindenau' } });
    runDelayed();
    expect(store(storage).orders.get().search.inputs.address.city).toBe('Lindenau');
  });

  it('says once when it can no longer be saved, and when it can be again (FIND-6)', () => {
    let isFull = true;
    const storage = { ...memory(), write: () => !isFull };
    const { orders, saving } = store(storage);
    orders.dispatch({ type: 'setConsents', change: { terms: true } });
    orders.dispatch({ type: 'setConsents', change: { privacy: true } });
    expect(saving).toEqual([false]);
    isFull = false;
    orders.dispatch({ type: 'setConsents', change: { terms: false } });
    expect(saving).toEqual([false, true]);
  });

  it('notifies its listeners after saving, and only about changes', () => {
    const storage = memory();
    const { orders } = store(storage);
    let calls = 0;
    const end = orders.subscribe(() => {
      calls += 1;
      expect(storage.saved.get(ORDER_KEY)).toBe(serialize(orders.get()));
    });
    orders.dispatch({ type: 'setConsents', change: { terms: true } });
    orders.dispatch({ type: 'removeProduct', key: 'none' });
    end();
    orders.dispatch({ type: 'setConsents', change: { privacy: true } });
    expect(calls).toBe(1);
  });

  it('drops content that is no order, logs it and says so (SAFE-3)', () => {
    assert(
      property(oneof(string(), json()), (content) => {
        const { orders, lines, dropped } = store(memory(content));
        expect(orders.get()).toEqual(initialState(DEFAULTS));
        expect([lines.length, dropped]).toEqual([1, 1]);
      }),
      { numRuns: 50 },
    );
  });

  it('logs and ignores an unknown action (FLOW-12)', () => {
    const { orders, lines } = store(memory());
    const before = orders.get();
    const unknownAction: unknown = { type: 'selfDestruct' };
    orders.dispatch(unknownAction as OrderAction);
    expect(orders.get()).toBe(before);
    expect(lines).toHaveLength(1);
  });
});
