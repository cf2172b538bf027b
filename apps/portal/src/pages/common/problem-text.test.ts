import { ApiError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import german from '../../messages/de.json' with { type: 'json' };
import { problemMessage } from './problem-text.ts';
import type { Knows } from './problem-text.ts';

const knows: Knows = (id): id is keyof typeof german => Object.hasOwn(german, id);

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
