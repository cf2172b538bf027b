import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKPOINTS, checkpointViolations } from './matterhorn.ts';
import { drawSample } from './sample-document.ts';

/** What a file contains that has something of each checkpoint which is decided by absence. */
const PRESENT: Readonly<Record<string, string>> = {
  '03': '/Subtype /Movie',
  '05': '/S /Sound',
  '08': '/Subtype /Image',
  '17': '/S /Formula',
  '19': '/S /Note',
  '20': '/OCProperties <<',
  '21': '/EmbeddedFiles 4 0 R',
  '22': '/Threads [',
  '24': '/O /PrintField',
  '25': '/XFA 4 0 R',
  '26': '/Encrypt 4 0 R',
  '29': '/S /JavaScript',
  '30': '/Subtype /Form\n/Ref <<',
};

let valid: Uint8Array;

beforeAll(async () => {
  valid = await drawSample();
});

describe('the checkpoints of the Matterhorn Protocol (DOC-6, EYE-4)', () => {
  it('are all named', () => {
    const numbers = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect(CHECKPOINTS.map(({ id }) => id)).toEqual(numbers);
  });

  it.each(CHECKPOINTS.filter(({ decided }) => decided === 'absence'))(
    'finds what violates $id, $title',
    (checkpoint) => {
      const broken = Buffer.concat([valid, Buffer.from(`\n<< ${PRESENT[checkpoint.id]} >>\n`)]);
      expect(checkpointViolations(valid, checkpoint)).toEqual([]);
      expect(checkpointViolations(broken, checkpoint)).not.toEqual([]);
    },
  );
});
