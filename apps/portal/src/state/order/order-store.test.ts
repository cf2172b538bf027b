import { DEFAULTS, initialState, serialize } from '@portal/order-flow';
import type { OrderAction } from '@portal/order-flow';
import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../browser/storage.ts';
import { createOrderStore, ORDER_KEY } from './order-store.ts';

function memory(content?: string): Storage & { readonly kept: Map<string, string> } {
  const kept = new Map(content === undefined ? [] : [[ORDER_KEY, content]]);
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
}

function store(storage: Storage) {
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const orders = createOrderStore({
    defaults: DEFAULTS,
    storage,
    log: (message) => lines.push(message),
    debounce: (work) => void waiting.push(work),
  });
  const pass = (): void => waiting.splice(0).forEach((work) => work());
  return { orders, lines, pass };
}

describe('order store (FLOW-11)', () => {
  it('keeps every change and takes it up again after a reload', () => {
    const storage = memory();
    store(storage).orders.dispatch({ type: 'setConsents', change: { terms: true } });
    expect(store(storage).orders.get().consents.terms).toBe(true);
  });

  it('keeps typed text a little later, with all that came after it', () => {
    const storage = memory();
    const { orders, pass } = store(storage);
    orders.dispatch({ type: 'editAddress', change: { city: 'Linden' } });
    expect(storage.kept.size).toBe(0);
    orders.dispatch({ type: 'editAddress', change: { city: 'Lindenau' } });
    pass();
    expect(store(storage).orders.get().search.inputs.address.city).toBe('Lindenau');
  });

  it('tells its listeners after the change is kept, and only of changes', () => {
    const storage = memory();
    const { orders } = store(storage);
    let heard = 0;
    const end = orders.subscribe(() => {
      heard += 1;
      expect(storage.kept.get(ORDER_KEY)).toBe(serialize(orders.get()));
    });
    orders.dispatch({ type: 'setConsents', change: { terms: true } });
    orders.dispatch({ type: 'removeProduct', key: 'none' });
    end();
    orders.dispatch({ type: 'setConsents', change: { privacy: true } });
    expect(heard).toBe(1);
  });

  it('drops damaged and foreign content and says so', () => {
    assert(
      property(oneof(string(), json()), (content) => {
        const { orders, lines } = store(memory(content));
        expect(orders.get()).toEqual(initialState(DEFAULTS));
        expect(lines).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });

  it('logs and ignores an unknown action (FLOW-12)', () => {
    const { orders, lines } = store(memory());
    const before = orders.get();
    const foreign: unknown = { type: 'selfDestruct' };
    orders.dispatch(foreign as OrderAction);
    expect(orders.get()).toBe(before);
    expect(lines).toHaveLength(1);
  });
});
