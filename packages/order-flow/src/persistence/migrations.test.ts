import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATE_VERSION } from './migrations.ts';
import { restore } from './persistence.ts';

const FOLDER = join(import.meta.dirname, 'recorded');

/** What a version left in session storage while an order was configured, was being sent, and waited for its payment. */
interface Recorded {
  readonly configuring: string;
  readonly sending: string;
  readonly paying: string;
}

const read = (name: string): Recorded => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

const FILES = readdirSync(FOLDER);
const present = read(`version-${STATE_VERSION}.json`);

describe('drafts that earlier versions have stored (SAFE-3)', () => {
  it('are recorded for every version', () => {
    const versions = FILES.map((name) => Number(/^version-(\d+)/.exec(name)?.[1]));
    for (let version = 1; version <= STATE_VERSION; version += 1) {
      expect(versions).toContain(version);
    }
    for (const [index, name] of FILES.entries()) {
      expect(JSON.parse(read(name).configuring)).toMatchObject({ version: versions[index] });
    }
  });

  it.each(FILES)('%s keeps basket, extract, search and consents', (name) => {
    const state = restore(read(name).configuring);
    const { sending: _sending, ...rest } = restore(present.configuring) ?? {};
    expect(state).toMatchObject(rest);
    expect(state?.basket).toHaveLength(1);
  });

  it.each(FILES)('%s keeps the key of an order that was being sent (FLOW-11)', (name) => {
    const { sending } = read(name);
    const { idempotencyKey } = JSON.parse(sending).state.sending;
    expect(restore(sending)?.sending).toEqual({ status: 'failed', idempotencyKey });
    expect(restore(sending)?.basket).toHaveLength(1);
  });

  it.each(FILES)('%s keeps the order that waits for its payment', (name) => {
    expect(restore(read(name).paying)).toMatchObject({
      step: 'approval',
      orderNumber: '2026-000017',
    });
  });
});
