import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../errors.ts';
import { failureLog } from './failure-log.ts';

const failing = (text: string): Error => new TypeError(text);

it('logs the stack of a failure once in a minute, and none of a known outage (OPS-11)', () => {
  let time = 0;
  const log = failureLog(() => time);
  const stacks = Array.from({ length: 1000 }, (_, index) => log.fieldsOf(failing(`no ${index}`)));
  expect(stacks.filter((fields) => 'err' in fields)).toHaveLength(1);
  expect(stacks[1]).toEqual({ reason: 'TypeError: no 1' });
  expect('err' in log.fieldsOf(new RangeError('another place'))).toBe(true);
  expect(log.fieldsOf(new DatabaseUnavailable('no connection'))).toEqual({
    reason: 'DatabaseUnavailable: The database is unavailable: no connection.',
  });
  time = 60_000;
  expect('err' in log.fieldsOf(failing('again'))).toBe(true);
});
