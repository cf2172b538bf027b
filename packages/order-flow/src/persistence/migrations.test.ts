import { describe, expect, it } from 'vitest';
import { STATE_VERSION } from './migrations.ts';
import { restore } from './persistence.ts';
import version1 from './recorded/version-1.json' with { type: 'json' };
import version2 from './recorded/version-2.json' with { type: 'json' };
import version3Early from './recorded/version-3-early.json' with { type: 'json' };
import version3 from './recorded/version-3.json' with { type: 'json' };
import version4 from './recorded/version-4.json' with { type: 'json' };
import version5Early from './recorded/version-5-early.json' with { type: 'json' };
import version5 from './recorded/version-5.json' with { type: 'json' };
import version6 from './recorded/version-6.json' with { type: 'json' };

/**
 * What each version left in session storage while an order was configured, was being sent, and waited for its payment; two versions
 * also as they were when their number was new.
 */
const RECORDED = [
  [1, version1],
  [2, version2],
  [3, version3Early],
  [3, version3],
  [4, version4],
  [5, version5Early],
  [5, version5],
  [6, version6],
] as const;

describe('drafts that earlier versions have stored (SAFE-3)', () => {
  it('are recorded for every version', () => {
    const versions = RECORDED.map(([version]) => version);
    expect([...new Set(versions)]).toEqual(
      Array.from({ length: STATE_VERSION }, (_, at) => at + 1),
    );
    for (const [version, { configuring }] of RECORDED) {
      expect(JSON.parse(configuring)).toMatchObject({ version });
    }
  });

  it.each(RECORDED)(
    '%s keeps basket, extract, search and consents',
    (_version, { configuring }) => {
      const state = restore(configuring);
      const { sending: _sending, ...rest } = restore(version6.configuring) ?? {};
      expect(state).toMatchObject(rest);
      expect(state?.basket).toHaveLength(1);
    },
  );

  it.each(RECORDED)(
    '%s keeps the key of an order that was being sent (FLOW-11)',
    (_version, { sending }) => {
      const { idempotencyKey } = JSON.parse(sending).state.sending;
      expect(restore(sending)?.sending).toEqual({ status: 'failed', idempotencyKey });
      expect(restore(sending)?.basket).toHaveLength(1);
    },
  );

  it.each(RECORDED)('%s keeps the order that waits for its payment', (_version, { paying }) => {
    expect(restore(paying)).toMatchObject({
      step: 'approval',
      orderNumber: '2026-000017',
    });
  });
});
