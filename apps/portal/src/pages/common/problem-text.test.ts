import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import german from '../../messages/de.json' with { type: 'json' };
import { problemMessage, problemOutsideOrders } from './problem-text.ts';
import type { IsMessageId } from './problem-text.ts';

const knows: IsMessageId = (id): id is keyof typeof german => Object.hasOwn(german, id);

function problem(messageKey: string): ApiError {
  return new ApiError('problem', 400, { type: 'about:blank', title: 'x', status: 400, messageKey });
}

describe('sentence of a failed call (ERR-1)', () => {
  it('is the one of the key the backend gives', () => {
    expect(problemMessage(problem('INVALID_ID'), knows)).toBe('error.INVALID_ID');
    expect(problemMessage(problem('PARCEL_TOO_LARGE'), knows)).toBe('validation.PARCEL_TOO_LARGE');
  });

  it('is the technical problem without a key or with an unknown one', () => {
    expect(problemMessage(new ApiError('timeout', 0, null), knows)).toBe('error.TECHNICAL_PROBLEM');
    expect(problemMessage(problem('NEVER_HEARD'), knows)).toBe('error.TECHNICAL_PROBLEM');
  });

  it('is unknown for what is no failed call', () => {
    expect(problemMessage(new Error('x'), knows)).toBe('error.UNKNOWN_ERROR');
  });
});

describe('sentence of a failed call that is about no order (ERR-1)', () => {
  it('is the technical problem instead of words about an order or an unknown error', () => {
    for (const key of ['NOT_FOUND', 'ORDER_STATE', 'CART_EMPTY', 'UNKNOWN_ERROR', 'NEVER_HEARD']) {
      expect(problemOutsideOrders(problem(key), knows)).toBe('error.TECHNICAL_PROBLEM');
    }
    expect(problemOutsideOrders(null, knows)).toBe('error.TECHNICAL_PROBLEM');
  });

  it('is the one that says what to do', () => {
    expect(problemOutsideOrders(problem('AREA_TOO_LARGE'), knows)).toBe('error.AREA_TOO_LARGE');
    expect(problemOutsideOrders(problem('TOO_MANY_REQUESTS'), knows)).toBe(
      'error.TOO_MANY_REQUESTS',
    );
    expect(problemOutsideOrders(problem('PARCEL_ID'), knows)).toBe('validation.PARCEL_ID');
  });
});
