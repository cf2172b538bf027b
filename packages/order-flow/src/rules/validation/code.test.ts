import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';

describe('code of an extract, and order number, as typed or pasted (BEY-10, FIND-2)', () => {
  it.each([
    ['7K2M-Q0XA-93TB', '7K2M-Q0XA-93TB'],
    [' 7k2m q0xa 93tb ', '7K2M-Q0XA-93TB'],
    ['7K2MQOXA93TB', '7K2M-Q0XA-93TB'],
    ['7K2M–Q0XA—93TB', '7K2M-Q0XA-93TB'],
    ['lili-0000-oooo', '1111-0000-0000'],
    ['7K2M-Q0XA-93TB.', '7K2M-Q0XA-93TB'],
    ['Code: 7K2M-Q0XA-93TB', '7K2M-Q0XA-93TB'],
    ['Code auf dem Auszug: 7k2m q0xa 93tb', '7K2M-Q0XA-93TB'],
    ['(7K2M-Q0XA-93TB)', '7K2M-Q0XA-93TB'],
    ['[7K2M-Q0XA-93TB],', '7K2M-Q0XA-93TB'],
    ['„7K2M-Q0XA-93TB“', '7K2M-Q0XA-93TB'],
    ['7K2M\u2011Q0XA\u201193TB', '7K2M-Q0XA-93TB'],
    ['7K2M\u2212Q0XA\u00AD-93TB\u200B', '7K2M-Q0XA-93TB'],
    ['７Ｋ２Ｍ－Ｑ０ＸＡ－９３ＴＢ', '7K2M-Q0XA-93TB'],
    ['7K2M-Q0XA-93TB\r\n', '7K2M-Q0XA-93TB'],
    ['https://kataster.example/echtheit/7K2M-Q0XA-93TB', '7K2M-Q0XA-93TB'],
  ])('%j is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it.each([
    '',
    '7K2M',
    '7K2M-Q0XA-93TU',
    '7K2M-Q0XA-93TB-1',
    '7K2M-Q0XA-93T<',
    'ABCD/EFGH/1234',
    'Code:',
    '7K2M Q0XA 93TB 7K2M',
  ])('%j is not a code', (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});
