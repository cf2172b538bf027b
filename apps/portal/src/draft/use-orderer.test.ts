import { describe, expect, it } from 'vitest';
import { GUEST } from '@portal/order-flow';
import { max } from '../stories/fixtures/people.ts';
import { ordererOf } from './use-orderer.ts';

const servicesWith = (
  customer: typeof max | null,
  isGuest: boolean,
  customerKey: string | null,
) => ({
  session: { isGuest: () => isGuest, store: { get: () => ({ customer }) } },
  draft: { get: () => ({ customerKey }) },
});

describe('who configures extracts (OPEN-1)', () => {
  it.each([
    ['the customer', max, false, max.id, max],
    ['a guest', null, true, null, GUEST],
    ['nobody, with the draft of somebody who has logged in', null, true, 'max', null],
    ['nobody, where the login comes first', null, false, null, null],
  ] as const)('is %s', (_name, customer, isGuest, customerKey, expected) => {
    expect(ordererOf(servicesWith(customer, isGuest, customerKey))).toBe(expected);
  });
});
