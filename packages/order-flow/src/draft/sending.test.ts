import { describe, expect, it } from 'vitest';
import {
  after,
  both,
  failure,
  garden,
  JUSTIFICATION,
  ordering,
  owner,
  plain,
  price,
} from '../test-support.ts';
import { canSend, newOrder, newOrderPositions, validateSending } from './sending.ts';

const keys = (...args: Parameters<typeof validateSending>) =>
  validateSending(...args)
    .map(({ key }) => key)
    .join(' ');

describe('sending (VAL-8)', () => {
  const ticked = { privacy: true, terms: true, dataTransfer: false };
  const { basket } = after(ordering(plain, 'a'));
  const sensitive = after(ordering(owner, 'a')).basket;
  const sold = after(ordering({ ...plain, legalNature: 'CONTRACT' }, 'a')).basket;
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
    ['sold by contract (LAW-3)', sold, ticked, 'IMMEDIATE_DELIVERY'],
    ['sold by contract, all ticked (LAW-3)', sold, { ...ticked, immediateDelivery: true }, ''],
  ])('%s', (_name, items, consents, expected) => {
    const draft = {
      basket: items,
      addressee: null,
      consents,
      sending: { status: 'idle' },
    } as const;
    expect(keys(draft, null)).toBe(expected);
    expect(canSend(draft, null)).toBe(expected === '');
    expect(canSend({ ...draft, sending: { status: 'started', idempotencyKey: 'k' } }, null)).toBe(
      false,
    );
  });

  it('sends the consent to immediate delivery with a product that is sold by contract only (LAW-3)', () => {
    const consents = { ...ticked, immediateDelivery: true };
    const sent = (items: typeof basket) =>
      newOrder({ basket: items, addressee: null, consents }, null);
    expect(sent(sold).immediateDelivery).toBe(true);
    expect(sent(basket)).not.toHaveProperty('immediateDelivery');
    expect(newOrder({ basket: sold, addressee: null }, null)).not.toHaveProperty(
      'immediateDelivery',
    );
  });

  it('maps the basket to order positions', () => {
    const draft = after([...ordering(both, 'a', `  ${JUSTIFICATION} `), ...ordering(plain, 'b')]);
    const [first, second] = newOrderPositions(draft.basket);
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
      printArea: draft.basket[0]?.additionalInfo.userFormat?.printArea,
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

describe('the delivery address (JRN-1)', () => {
  const profile = {
    name: 'Erika Mustermann',
    street: 'Lindenallee 5',
    zipCode: '15990',
    city: 'Lindenau',
    country: 'DE',
  };
  const request = { productId: 'list', paperCopies: 2, digital: false };
  const withPaper = after([
    { type: 'newProduct' },
    { type: 'chooseProduct', product: plain },
    { type: 'chooseParcel', parcel: garden },
    { type: 'setProvisioning', change: { paper: true, copies: 2 } },
    { type: 'priceCalculated', request, price },
    { type: 'addProduct', key: 'a' },
    { type: 'setConsents', change: { privacy: true, terms: true } },
  ]);

  it('is that of the profile until another one is entered', () => {
    expect(newOrder(withPaper, profile).addressee).toStrictEqual(profile);
    const addressee = { ...profile, name: ' Kanzlei Beispiel ', street: 'Markt 1' };
    const entered = after([{ type: 'setAddressee', addressee }], withPaper);
    expect(newOrder(entered, profile).addressee).toStrictEqual({
      ...addressee,
      name: 'Kanzlei Beispiel',
    });
    const reset = after([{ type: 'setAddressee', addressee: null }], entered);
    expect(newOrder(reset, profile).addressee).toStrictEqual(profile);
  });

  it('is not sent without paper', () => {
    const draft = after(ordering(plain, 'a'));
    expect(newOrder(draft, profile)).not.toHaveProperty('addressee');
    expect(validateSending(draft, { ...profile, city: '' })).toHaveLength(2);
  });

  it.each([
    [{ name: ' ' }, 'ADDRESSEE_NAME'],
    [{ name: 'x'.repeat(121) }, 'ADDRESSEE_NAME'],
    [{ street: 'Lindenallee' }, 'ADDRESSEE_STREET'],
    [{ zipCode: '1599' }, 'ADDRESSEE_ZIP_CODE'],
    [{ zipCode: '1010', country: 'AT' }, ''],
    [{ city: '' }, 'ADDRESSEE_CITY'],
    [{ city: '<b>Ort' }, 'HTML_TAG'],
  ])('with %o prevents sending: %s', (change, expected) => {
    const entered = after(
      [{ type: 'setAddressee', addressee: { ...profile, ...change } }],
      withPaper,
    );
    expect(keys(entered, profile)).toBe(expected);
    expect(canSend(entered, profile)).toBe(expected === '');
  });

  it('that is changed after a failed attempt hides its failure', () => {
    const failed = after(
      [
        { type: 'sendStarted', idempotencyKey: 'another' },
        { type: 'sendFailed', idempotencyKey: 'a', failure },
      ],
      withPaper,
    );
    expect(after([{ type: 'setAddressee', addressee: profile }], failed).sending).toStrictEqual({
      status: 'idle',
      idempotencyKey: 'a',
    });
  });
});
