import { describe, expect, it } from 'vitest';
import { longestTurn } from '../../testing/longest-turn.ts';
import { checkSeal } from './pdf-seal.ts';

/** The largest file that is accepted has 25 MiB. */
const BYTES = 24 * 1024 * 1024;

/** A file with a signature of this CMS, in hexadecimal. */
function signedWith(cms: string): Buffer {
  const start = 60;
  const range = `%PDF-1.7 /ByteRange[0 ${start} ${start + cms.length + 2} 3]`;
  return Buffer.from(`${range.padEnd(start)}<${cms}>end`);
}

const repeated = (text: string): string => text.repeat(Math.floor(BYTES / text.length));

const FILES: Readonly<Record<string, () => Buffer>> = {
  'byte ranges': () => Buffer.from(repeated('/ByteRange[0 1 2 3]')),
  'beginnings of byte ranges': () => Buffer.from(repeated('/ByteRange[ ')),
  'one byte range of blanks': () => Buffer.from(`/ByteRange[${repeated(' ')}`),
  'one byte range of digits': () => Buffer.from(`/ByteRange[${repeated('1')}`),
  'one signature of many elements': () => signedWith(`3080${repeated('0500')}`),
  'one signature of nested elements': () => signedWith(repeated('3080')),
};

describe('verification of a file that consists of', () => {
  it.each(Object.entries(FILES))('%s does not occupy the event loop (BIG-3)', async (_, file) => {
    const pdf = file();
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      times.push(await longestTurn(async () => expect(await checkSeal(pdf, [])).toBe('NONE')));
    }
    // Such files took up to a second of processor time; collecting garbage may fall into one of the runs.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
