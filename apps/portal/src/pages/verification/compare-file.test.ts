import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareFile } from './compare-file.ts';

const CONTENT = '%PDF-2.0 an extract';
const delivered = {
  size: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
};

class Unreadable extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  }
}

describe('comparing a file in the browser (BEY-10)', () => {
  it('recognizes the delivered file', async () => {
    expect(await compareFile(new Blob([CONTENT]), delivered)).toBe('same');
  });

  it('detects a change of one byte', async () => {
    expect(await compareFile(new Blob([CONTENT.replace('2.0', '2.1')]), delivered)).toBe(
      'different',
    );
  });

  it('does not read a file of a different size', async () => {
    expect(await compareFile(new Unreadable([`${CONTENT} `]), delivered)).toBe('different');
  });

  it('reports a file that cannot be read', async () => {
    expect(await compareFile(new Unreadable([CONTENT]), delivered)).toBe('unreadable');
  });
});
