import { describe, expect, it } from 'vitest';
import { openTabChannel, readTabMessage } from './tab-channel.ts';
import type { TabMessage } from './tab-channel.ts';

describe('tabs of one browser (FLOW-18)', () => {
  it('receive messages about orders and logins of each other', async () => {
    const received: TabMessage[] = [];
    const done = new Promise<void>((resolve) => {
      openTabChannel(
        (message) => {
          received.push(message);
          if (received.length === 2) resolve();
        },
        () => undefined,
      );
    });
    const { post } = openTabChannel(
      () => undefined,
      () => undefined,
    );
    post({ type: 'ordered', keys: ['a'], orderNumber: '4711' });
    post({ type: 'person', customerKey: null });
    await done;
    expect(received).toEqual([
      { type: 'ordered', keys: ['a'], orderNumber: '4711' },
      { type: 'person', customerKey: null },
    ]);
  });

  it('ignore everything else', () => {
    for (const data of [null, 'x', 1, {}, { type: 'ordered' }, { type: 'person' }, { type: 'x' }]) {
      expect(readTabMessage(data)).toBeNull();
    }
    expect(readTabMessage({ type: 'ordered', keys: ['a', 1], orderNumber: '4711' })).toEqual({
      type: 'ordered',
      keys: ['a'],
      orderNumber: '4711',
    });
  });
});
