import { describe, expect, it } from 'vitest';
import { memoryAdapters } from './memory-adapter.ts';

/** Adapters of two kinds, and a clock. */
function adapters(maxEntries?: number) {
  const clock = { now: 1_000_000 };
  const adapterOf = memoryAdapters(maxEntries, () => clock.now);
  return { clock, interactions: adapterOf('Interaction'), sessions: adapterOf('Session') };
}

describe('memory of the identity provider', () => {
  it('holds the logins of some thousand persons at once (BIG-5)', async () => {
    const { interactions } = adapters();
    for (let login = 0; login < 5000; login += 1) {
      await interactions.upsert(`login-${login}`, { accountId: String(login) }, 3600);
    }
    expect(await interactions.find('login-0')).toEqual({ accountId: '0' });
  });

  it('forgets what has expired', async () => {
    const { clock, interactions } = adapters();
    await interactions.upsert('a', {}, 10);
    clock.now += 9999;
    expect(await interactions.find('a')).toEqual({});
    clock.now += 1;
    expect(await interactions.find('a')).toBeUndefined();
  });

  it('removes the oldest entries above the maximum', async () => {
    const { interactions, sessions } = adapters(2);
    await sessions.upsert('a', { uid: 'first' }, 10);
    await interactions.upsert('b', {}, 10);
    await interactions.upsert('c', {}, 10);
    expect(await sessions.findByUid('first')).toBeUndefined();
    expect(await interactions.find('c')).toEqual({});
  });

  it('finds a session by its uid until it is destroyed', async () => {
    const { sessions } = adapters();
    await sessions.upsert('a', { uid: 'first' }, 10);
    expect(await sessions.findByUid('first')).toEqual({ uid: 'first' });
    await sessions.destroy('a');
    expect(await sessions.findByUid('first')).toBeUndefined();
  });

  it('consumes a code and revokes what belongs to its grant', async () => {
    const { interactions: codes } = adapters();
    await codes.upsert('a', { grantId: 'one' }, 10);
    await codes.upsert('b', { grantId: 'other' }, 10);
    await codes.consume('a');
    expect(await codes.find('a')).toMatchObject({ consumed: 1000 });
    await codes.revokeByGrantId('one');
    expect([await codes.find('a'), await codes.find('b')]).toEqual([
      undefined,
      { grantId: 'other' },
    ]);
  });
});
