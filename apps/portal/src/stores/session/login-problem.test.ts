import { describe, expect, it } from 'vitest';
import { readLoginProblem } from './login-problem.ts';

describe('authException (APP-7)', () => {
  it('is read from the query before the hash and removed from the address', () => {
    expect(
      readLoginProblem('https://portal.example/?authException=incompleteData&x=1#/auszuege'),
    ).toEqual({ message: 'login.incompleteData', list: [], address: '/?x=1#/auszuege' });
  });

  it('names the parts of the profile that are missing, in the order of an address (NAME-5)', () => {
    expect(
      readLoginProblem(
        'https://portal.example/?authException=incompleteData&missing=city,houseNumber,x#/auszuege',
      ),
    ).toEqual({
      message: 'login.missingData',
      list: ['login.missing.houseNumber', 'login.missing.city'],
      address: '/#/auszuege',
    });
  });

  it.each([
    ['#/auszuege/bestellung?authException=failedOrCancelled', '#/auszuege/bestellung'],
    ['#/auszuege?a=1&authException=failedOrCancelled&b=2', '#/auszuege?a=1&b=2'],
  ])('is read from the query inside the hash, and removed: %s (SEED-12)', (hash, without) => {
    expect(readLoginProblem(`https://portal.example/${hash}`)).toEqual({
      message: 'login.failedOrCancelled',
      list: [],
      address: `/${without}`,
    });
  });

  it.each([
    'cancelled',
    'dataRefused',
    'levelRefused',
    'levelTooLow',
    'unknownLevel',
    'noOrganisation',
    'organisationLevelTooLow',
  ])('has a sentence of its own for a reason: %s (REAL-2, ORG-1)', (reason) => {
    const query = `authException=failedOrCancelled&reason=${reason}`;
    expect(readLoginProblem(`https://portal.example/?${query}#/auszuege`)).toEqual({
      message: `login.${reason}`,
      list: [],
      address: '/#/auszuege',
    });
  });

  it.each(['ended', 'otherBrowser'])('offers to begin again on the page: %s (IN-4)', (reason) => {
    const query = `authException=failedOrCancelled&reason=${reason}`;
    expect(readLoginProblem(`https://portal.example/?${query}#/auszuege`)).toEqual({
      message: `login.${reason}`,
      list: [],
      address: '/#/auszuege',
    });
  });

  it('names a person without a key', () => {
    const query = 'authException=incompleteData&missing=key';
    expect(readLoginProblem(`https://portal.example/?${query}`)?.list).toEqual([
      'login.missing.key',
    ]);
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
