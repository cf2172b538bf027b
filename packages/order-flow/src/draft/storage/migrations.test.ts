import { describe, expect, it } from 'vitest';
import { STATE_VERSION } from './migrations.ts';
import { restore } from './storage.ts';
import v1 from './recorded/version-1.json' with { type: 'json' };
import v2 from './recorded/version-2.json' with { type: 'json' };
import v3 from './recorded/version-3.json' with { type: 'json' };
import v3Early from './recorded/version-3-early.json' with { type: 'json' };
import v4 from './recorded/version-4.json' with { type: 'json' };
import v5 from './recorded/version-5.json' with { type: 'json' };
import v5Early from './recorded/version-5-early.json' with { type: 'json' };
import v6 from './recorded/version-6.json' with { type: 'json' };

/** What a version left in session storage while an order was configured, was being sent, and waited for its payment. */
interface Recorded {
  readonly configuring: string;
  readonly sending: string;
  readonly paying: string;
}

const RECORDED: Readonly<Record<string, Recorded>> = {
  'version-1': v1,
  'version-2': v2,
  'version-3': v3,
  'version-3-early': v3Early,
  'version-4': v4,
  'version-5': v5,
  'version-5-early': v5Early,
  'version-6': v6,
};

const FILES = Object.entries(RECORDED);
const present = v6;

describe('drafts that earlier versions have stored (SAFE-3)', () => {
  it('are recorded for every version', () => {
    const versions = FILES.map(([name]) => Number(/^version-(\d+)/.exec(name)?.[1]));
    for (let version = 1; version <= STATE_VERSION; version += 1) {
      expect(versions).toContain(version);
    }
    for (const [index, [, { configuring }]] of FILES.entries()) {
      expect(JSON.parse(configuring)).toMatchObject({ version: versions[index] });
    }
  });

  it.each(FILES)('%s keeps basket, extract, search and consents', (_name, { configuring }) => {
    const state = restore(configuring);
    const { sending: _sending, ...rest } = restore(present.configuring) ?? {};
    expect(state).toMatchObject(rest);
    expect(state?.basket).toHaveLength(1);
  });

  it.each(FILES)(
    '%s keeps the key of an order that was being sent (FLOW-11)',
    (_name, { sending }) => {
      const { idempotencyKey } = JSON.parse(sending).state.sending;
      expect(restore(sending)?.sending).toEqual({ status: 'failed', idempotencyKey });
      expect(restore(sending)?.basket).toHaveLength(1);
    },
  );

  it.each(FILES)('%s keeps the order that waits for its payment', (_name, { paying }) => {
    expect(restore(paying)).toMatchObject({
      step: 'approval',
      orderNumber: '2026-000017',
    });
  });
});
