import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import german from '../../../../../locales/de/portal.json' with { type: 'json' };
import { canRetry } from '../../services/can-retry.ts';
import { problemMessage, problemOutsideOrders } from './problem-text.ts';
import type { IsMessageId } from './problem-text.ts';

const isMessageId: IsMessageId = (id): id is keyof typeof german => Object.hasOwn(german, id);

function problem(messageKey: string): ApiError {
  return new ApiError('problem', 400, { type: 'about:blank', title: 'x', status: 400, messageKey });
}

describe('message of a failed call (ERR-1)', () => {
  it("is the message of the backend's key", () => {
    expect(problemMessage(problem('INVALID_ID'), isMessageId)).toBe('error.INVALID_ID');
    expect(problemMessage(problem('PARCEL_TOO_LARGE'), isMessageId)).toBe(
      'validation.PARCEL_TOO_LARGE',
    );
  });

  it('is "technical problem" without a key or with an unknown key', () => {
    expect(problemMessage(new ApiError('timeout', 0, null), isMessageId)).toBe(
      'error.TECHNICAL_PROBLEM',
    );
    expect(problemMessage(problem('NO_SUCH_KEY'), isMessageId)).toBe('error.TECHNICAL_PROBLEM');
  });

  it('is "unknown error" for any other error', () => {
    expect(problemMessage(new Error('x'), isMessageId)).toBe('error.UNKNOWN_ERROR');
  });
});

describe('retrying a failed call (JRN-14)', () => {
  it.each([
    [400, false],
    [404, false],
    [422, false],
    [403, true],
    [409, true],
    [429, true],
    [500, true],
    [503, true],
    [0, true],
  ])('with status %i is offered: %s', (status, expected) => {
    expect(canRetry(new ApiError('problem', status, null))).toBe(expected);
  });

  it('is not offered when the order needs another login', () => {
    const answer = { type: 'about:blank', title: 'x', status: 403, messageKey: 'TRUST_LEVEL' };
    expect(canRetry(new ApiError('problem', 403, answer))).toBe(false);
  });
});

describe('message of a failed call that does not concern an order (ERR-1)', () => {
  it('is "technical problem" instead of a message about orders or "unknown error"', () => {
    for (const key of ['NOT_FOUND', 'ORDER_STATE', 'CART_EMPTY', 'UNKNOWN_ERROR', 'NO_SUCH_KEY']) {
      expect(problemOutsideOrders(problem(key), isMessageId)).toBe('error.TECHNICAL_PROBLEM');
    }
    expect(problemOutsideOrders(null, isMessageId)).toBe('error.TECHNICAL_PROBLEM');
  });

  it('is the specific message when it applies everywhere', () => {
    expect(problemOutsideOrders(problem('AREA_TOO_LARGE'), isMessageId)).toBe(
      'error.AREA_TOO_LARGE',
    );
    expect(problemOutsideOrders(problem('TOO_MANY_REQUESTS'), isMessageId)).toBe(
      'error.TOO_MANY_REQUESTS',
    );
    expect(problemOutsideOrders(problem('PARCEL_ID'), isMessageId)).toBe('validation.PARCEL_ID');
  });
});
