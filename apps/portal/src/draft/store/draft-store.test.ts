import { DEFAULTS, emptyDraft, serialize } from '@portal/order-flow';
import type { DraftAction } from '@portal/order-flow';
import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../browser/storage.ts';
import { createDraftStore, DRAFT_KEY } from './draft-store.ts';

function memory(content?: string): Storage & { readonly saved: Map<string, string> } {
  const saved = new Map(content === undefined ? [] : [[DRAFT_KEY, content]]);
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
  const draft = createDraftStore({
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
  return { draft, lines, saving, runDelayed, dropped };
}

describe('order store (FLOW-11)', () => {
  it('saves every change and restores it after a reload', () => {
    const storage = memory();
    store(storage).draft.dispatch({ type: 'setConsents', change: { terms: true } });
    const { draft, dropped } = store(storage);
    expect([draft.get().consents.terms, dropped]).toEqual([true, 0]);
  });

  it('saves typed text with a delay, together with later changes', () => {
    const storage = memory();
    const { draft, runDelayed } = store(storage);
    draft.dispatch({ type: 'editAddress', change: { city: 'Linden' } });
    expect(storage.saved.size).toBe(0);
    draft.dispatch({ type: 'editAddress', change: { city: 'Lindenau' } });
    runDelayed();
    expect(store(storage).draft.get().search.inputs.address.city).toBe('Lindenau');
  });

  it('says once when it can no longer be saved, and when it can be again (FIND-6)', () => {
    let isFull = true;
    const storage = { ...memory(), write: () => !isFull };
    const { draft, saving } = store(storage);
    draft.dispatch({ type: 'setConsents', change: { terms: true } });
    draft.dispatch({ type: 'setConsents', change: { privacy: true } });
    expect(saving).toEqual([false]);
    isFull = false;
    draft.dispatch({ type: 'setConsents', change: { terms: false } });
    expect(saving).toEqual([false, true]);
  });

  it('notifies its listeners after saving, and only about changes', () => {
    const storage = memory();
    const { draft } = store(storage);
    let calls = 0;
    const end = draft.subscribe(() => {
      calls += 1;
      expect(storage.saved.get(DRAFT_KEY)).toBe(serialize(draft.get()));
    });
    draft.dispatch({ type: 'setConsents', change: { terms: true } });
    draft.dispatch({ type: 'removeProduct', key: 'none' });
    end();
    draft.dispatch({ type: 'setConsents', change: { privacy: true } });
    expect(calls).toBe(1);
  });

  it('drops content that is no order, logs it and says so (SAFE-3)', () => {
    assert(
      property(oneof(string(), json()), (content) => {
        const { draft, lines, dropped } = store(memory(content));
        expect(draft.get()).toEqual(emptyDraft(DEFAULTS));
        expect([lines.length, dropped]).toEqual([1, 1]);
      }),
      { numRuns: 50 },
    );
  });

  it('logs and ignores an unknown action (FLOW-12)', () => {
    const { draft, lines } = store(memory());
    const before = draft.get();
    const unknownAction: unknown = { type: 'selfDestruct' };
    draft.dispatch(unknownAction as DraftAction);
    expect(draft.get()).toBe(before);
    expect(lines).toHaveLength(1);
  });
});
