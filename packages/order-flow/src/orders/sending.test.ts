import { describe, expect, it } from 'vitest';
import { after, both, garden, JUSTIFICATION, ordering, owner, plain } from '../test-support.ts';
import { canSend, newOrderPositions, validateSending } from './sending.ts';

const keys = (...args: Parameters<typeof validateSending>) =>
  validateSending(...args)
    .map(({ key }) => key)
    .join(' ');

describe('sending (VAL-8)', () => {
  const ticked = { privacy: true, terms: true, dataTransfer: false };
  const { basket } = after(ordering(plain, 'a'));
  const sensitive = after(ordering(owner, 'a')).basket;
  const unpriced = after([
    ...ordering(plain, 'a'),
    { type: 'setItemPrice', key: 'a', price: { status: 'pending' } },
  ]).basket;

  it.each([
    ['complete', basket, ticked, ''],
    ['no privacy', basket, { ...ticked, privacy: false }, 'PRIVACY'],
    ['no terms', basket, { ...ticked, terms: false }, 'TERMS'],
    ['empty', [], ticked, 'CART_EMPTY'],
    ['owner data', sensitive, ticked, 'DATA_TRANSFER'],
    ['owner data, all ticked', sensitive, { ...ticked, dataTransfer: true }, ''],
    ['price pending', unpriced, ticked, 'PRICE'],
  ])('%s', (_name, items, consents, expected) => {
    const state = { basket: items, consents, sending: { status: 'idle' } } as const;
    expect(keys(state)).toBe(expected);
    expect(canSend(state)).toBe(expected === '');
    expect(canSend({ ...state, sending: { status: 'started', idempotencyKey: 'k' } })).toBe(false);
  });

  it('maps the basket to order positions', () => {
    const state = after([...ordering(both, 'a', `  ${JUSTIFICATION} `), ...ordering(plain, 'b')]);
    const [first, second] = newOrderPositions(state.basket);
    expect(first).toStrictEqual({
      parcelId: garden.parcelId,
      productId: 'both',
      numberOfCopies: 0,
      orderPdf: true,
      justification: JUSTIFICATION,
      pageFormat: 'A4',
      selectedScale: 1000,
      pageOrientation: 'PORTRAIT',
      colorPalette: 'COLOR',
      printArea: state.basket[0]?.additionalInfo.userFormat?.printArea,
    });
    expect(second).toStrictEqual({
      parcelId: garden.parcelId,
      productId: 'list',
      numberOfCopies: 0,
      orderPdf: true,
      justification: '',
    });
  });
});
