import { expect, inject, it } from 'vitest';
import { run } from './support/run.ts';

it('works in tests of adopters, with Vitest and jsdom and without a setup file (LIB-13)', async () => {
  const args = ['run', '--dir', 'jsdom', '--environment', 'jsdom'];
  const output = await run('node_modules/.bin/vitest', args, inject('newApp'), { NO_COLOR: '1' });
  expect(output).toMatch(/Tests {2}[5-9]\d passed/);
});
