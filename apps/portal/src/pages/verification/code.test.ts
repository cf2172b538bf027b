import { describe, expect, it } from 'vitest';
import { verificationCode } from './code.ts';

describe('code of an extract as typed (BEY-10)', () => {
  it.each([
    ['7K2M-Q0XA-93TB', '7K2M-Q0XA-93TB'],
    [' 7k2m q0xa 93tb ', '7K2M-Q0XA-93TB'],
    ['7K2MQOXA93TB', '7K2M-Q0XA-93TB'],
    ['7K2M–Q0XA—93TB', '7K2M-Q0XA-93TB'],
    ['lili-0000-oooo', '1111-0000-0000'],
  ])('%j is read as %s', (typed, code) => {
    expect(verificationCode(typed)).toBe(code);
  });

  it.each(['', '7K2M', '7K2M-Q0XA-93TU', '7K2M-Q0XA-93TB-1', '7K2M-Q0XA-93T<', 'ABCD/EFGH/1234'])(
    '%j is not a code',
    (typed) => {
      expect(verificationCode(typed)).toBeNull();
    },
  );
});
