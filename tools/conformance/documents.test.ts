import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { FileStore } from '../../apps/backend/src/files/file-store.ts';
import { checkContent } from '../../apps/backend/src/files/check-content.ts';
import { drawSamples } from '../../packages/demo-cadastre/src/extracts/testing/index.ts';
import { createLand } from '../../packages/demo-cadastre/src/land/index.ts';

/** What the backend keeps in memory of a file. */
const TAIL_BYTES = 1000;

describe('documents of the demo cadastre (SAFE-6)', () => {
  it('are accepted by the backend, with seal and without, also when only their end is in memory', async () => {
    const samples = await drawSamples(createLand());
    expect(samples.size).toBe(9);
    for (const [name, bytes] of samples) {
      const content = Buffer.from(bytes);
      const file = {
        key: name,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        head: content.subarray(0, 8),
        tail: content.subarray(-TAIL_BYTES),
      };
      const files = { read: async () => Readable.from([content]) } as Partial<FileStore>;
      await checkContent(file, 'application/pdf', files as FileStore);
    }
  });
});
