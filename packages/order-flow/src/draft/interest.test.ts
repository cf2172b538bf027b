import { describe, expect, it } from 'vitest';
import { after, garden, meadow, ordering, owner } from '../test-support.ts';
import type { DraftAction } from './model/action.ts';
import { newOrderPositions } from './sending.ts';
import { restore, serialize } from './storage/storage.ts';

const BEGINNINGS = ['Ich kaufe ', 'Ich erbe '];
const choose = (ground: string, beginning: string): DraftAction => ({
  type: 'chooseGround',
  ground,
  beginning,
  beginnings: BEGINNINGS,
});
const write = (justification: string): DraftAction => ({ type: 'setJustification', justification });
const FILES = [{ id: 'f1', name: 'Vertrag.pdf', bytes: 5 }];

const start: readonly DraftAction[] = [
  { type: 'chooseProduct', product: owner },
  { type: 'chooseParcel', parcel: garden },
];

describe('the ground of a legitimate interest (DESK-1)', () => {
  it.each([
    ['begins an empty text', [choose('kauf', 'Ich kaufe ')], 'Ich kaufe '],
    [
      'replaces the beginning of another ground',
      [choose('kauf', 'Ich kaufe '), choose('erbe', 'Ich erbe ')],
      'Ich erbe ',
    ],
    [
      'without a beginning removes that of another one',
      [choose('kauf', 'Ich kaufe '), choose('anderer', '')],
      '',
    ],
    [
      'keeps what a person has written',
      [choose('kauf', 'Ich kaufe '), write('Ich kaufe im Mai.'), choose('erbe', 'Ich erbe ')],
      'Ich kaufe im Mai.',
    ],
  ])('%s', (_name, actions, expected) => {
    expect(after([...start, ...actions]).configuration.justification).toBe(expected);
  });

  it('goes into the basket and the order with its files, and survives a reload', () => {
    const draft = after([
      ...ordering(owner, 'a').slice(0, -1),
      choose('kauf', 'Ich kaufe '),
      { type: 'setEvidence', evidence: FILES },
      { type: 'addProduct', key: 'a' },
    ]);
    expect(newOrderPositions(draft.basket)).toMatchObject([{ ground: 'kauf', evidence: ['f1'] }]);
    expect(restore(serialize(draft))).toStrictEqual(draft);
    const changed = after([{ type: 'changeProduct', key: 'a' }], draft);
    expect(changed.configuration).toMatchObject({ ground: 'kauf', evidence: FILES });
  });

  it('is reused with its justification for the next extract', () => {
    const draft = after([
      ...ordering(owner, 'a').slice(0, -1),
      choose('kauf', 'Ich kaufe '),
      { type: 'setEvidence', evidence: FILES },
      { type: 'addProduct', key: 'a' },
      { type: 'newProduct' },
      { type: 'chooseProduct', product: owner },
      { type: 'chooseParcel', parcel: meadow },
    ]);
    expect(draft.configuration).toMatchObject({
      ground: 'kauf',
      evidence: FILES,
      justificationReused: true,
    });
  });
});
