import { describe, expect, it } from 'vitest';
import { openTabChannel, readTabMessage } from './tab-channel.ts';
import type { TabMessage } from './tab-channel.ts';

describe('windows of one browser', () => {
  it('hear of orders and persons of each other', async () => {
    const heard: TabMessage[] = [];
    const told = new Promise<void>((resolve) => {
      openTabChannel(
        (message) => {
          heard.push(message);
          if (heard.length === 2) resolve();
        },
        () => undefined,
      );
    });
    const { post: tell } = openTabChannel(
      () => undefined,
      () => undefined,
    );
    tell({ type: 'ordered', keys: ['a'] });
    tell({ type: 'person', customerKey: null });
    await told;
    expect(heard).toEqual([
      { type: 'ordered', keys: ['a'] },
      { type: 'person', customerKey: null },
    ]);
  });

  it('take nothing else for a message', () => {
    for (const data of [null, 'x', 1, {}, { type: 'ordered' }, { type: 'person' }, { type: 'x' }]) {
      expect(readTabMessage(data)).toBeNull();
    }
    expect(readTabMessage({ type: 'ordered', keys: ['a', 1] })).toEqual({
      type: 'ordered',
      keys: ['a'],
    });
  });
});
