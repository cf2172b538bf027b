import { describe, expect, it } from 'vitest';
import { hooksOf } from './parts.ts';

describe('the hooks for styles (LIB-3)', () => {
  it('are those of parts.json, which are part of the version policy', async () => {
    await expect(`${JSON.stringify(hooksOf(), null, 2)}\n`).toMatchFileSnapshot('./parts.json');
  });
});
