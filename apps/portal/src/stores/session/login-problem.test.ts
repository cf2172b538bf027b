import { describe, expect, it } from 'vitest';
import { readLoginProblem } from './login-problem.ts';

describe('authException (APP-7)', () => {
  it('is read from the query before the hash and removed from the address', () => {
    expect(
      readLoginProblem('https://portal.example/?authException=incompleteData&x=1#/auszuege'),
    ).toEqual({ message: 'login.incompleteData', address: '/?x=1#/auszuege' });
  });

  it('maps an unknown value to the general failure', () => {
    expect(readLoginProblem('https://portal.example/?authException=odd#/')?.message).toBe(
      'login.failedOrCancelled',
    );
  });

  it('returns null without the parameter', () => {
    expect(readLoginProblem('https://portal.example/#/auszuege')).toBeNull();
  });
});
