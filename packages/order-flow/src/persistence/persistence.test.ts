import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState } from '../state/initial.ts';
import { after, both, failure, garden, map, meadow, ordering } from '../test-support.ts';
import { STATE_VERSION } from './migrations.ts';
import { restore, serialize } from './persistence.ts';

const busy = after([
  ...ordering(both, 'a'),
  { type: 'setConsents', change: { privacy: true } },
  { type: 'newProduct' },
  { type: 'chooseProduct', product: map },
  {
    type: 'searchStarted',
    query: {
      type: 'area',
      area: [
        [1, 2],
        [3, 4],
        [1, 2],
      ],
    },
  },
  { type: 'pageRequested', page: 1 },
  { type: 'chooseParcel', parcel: meadow },
  { type: 'setProvisioning', change: { paper: true, copies: 3 } },
  { type: 'movePrintArea', dx: 1, dy: 2 },
  { type: 'setStep', step: 'configuration-provisioningType' },
]);

describe('persistence (FLOW-11)', () => {
  it.each([initialState(), busy])('%# is restored unchanged', (state) => {
    expect(restore(serialize(state))).toStrictEqual(state);
  });

  it('reports sending that was in flight as failed', () => {
    const sent = after([{ type: 'sendStarted', idempotencyKey: 'a' }], busy);
    expect(restore(serialize(sent))?.sending).toStrictEqual({
      status: 'failed',
      idempotencyKey: 'a',
    });
  });

  it('keeps why sending failed', () => {
    const sent = after([{ type: 'sendStarted', idempotencyKey: 'a' }], busy);
    const failed = after([{ type: 'sendFailed', idempotencyKey: 'a', failure }], sent);
    expect(restore(serialize(failed))).toStrictEqual(failed);
    expect(failed.sending).toMatchObject({ failure });
  });

  it('restores an order that was stored with the answer of its search, as before this release', () => {
    const result = { status: 'found', data: { items: [garden, meadow], page: 1, total: 9 } };
    const earlier = { ...busy, search: { ...busy.search, result } };
    const stored = JSON.stringify({ version: STATE_VERSION, state: earlier });
    expect(restore(stored)).toMatchObject(busy);
  });

  it('restores a reachable step only', () => {
    const state = { ...initialState(), step: 'configuration-provisioningType' } as const;
    expect(restore(serialize(state))?.step).toBe('configuration-product');
  });

  it('returns null without content or for a later version', () => {
    expect(restore(null)).toBeNull();
    const later = JSON.stringify({ version: STATE_VERSION + 1, state: busy });
    expect(restore(later)).toBeNull();
  });

  it.each([
    ['a scale that does not exist', '"scale":1000', '"scale":1'],
    ['an infinite number', '"area":800', '"area":1e999'],
    ['copies beyond the limit', '"copies":3', '"copies":30'],
    ['a price that is no number', '"priceGross":2200', '"priceGross":"2200"'],
    ['an unknown step', '"step":"configuration-provisioningType"', '"step":"toString"'],
    ['a missing part', '"consents":', '"consent":'],
  ])('is dropped for %s', (_name, found, replaced) => {
    const stored = serialize(busy);
    expect(stored).toContain(found);
    expect(restore(stored.replace(found, replaced))).toBeNull();
  });

  it('returns null for any other string and any JSON, without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => restore(text) === null));
    fc.assert(fc.property(fc.json(), (text) => restore(text) === null));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: STATE_VERSION }),
        fc.jsonValue(),
        (version, state) => restore(JSON.stringify({ version, state })) === null,
      ),
    );
    expect(restore('['.repeat(200_000))).toBeNull();
  });

  it('drops damaged content or restores it completely', () => {
    const stored = serialize(busy);
    fc.assert(
      fc.property(fc.nat(stored.length - 1), fc.string({ maxLength: 3 }), (at, junk) => {
        const state = restore(stored.slice(0, at) + junk + stored.slice(at + 1));
        expect(state && restore(serialize(state))).toStrictEqual(state);
      }),
    );
  });

  it('drops content with any field missing', () => {
    const whole: { state: Record<string, unknown> } = JSON.parse(serialize(busy));
    for (const field of Object.keys(whole.state)) {
      const { [field]: _lost, ...rest } = whole.state;
      expect(restore(JSON.stringify({ version: STATE_VERSION, state: rest }))).toBeNull();
    }
  });
});
