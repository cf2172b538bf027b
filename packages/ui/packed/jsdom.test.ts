import { expect, inject, it } from 'vitest';
import { run } from './support/run.ts';

it('works in tests of adopters, with Vitest and jsdom and without a setup file (LIB-13)', async () => {
  const app = inject('newApp');
  await expect(run('node_modules/.bin/tsc', ['-p', 'jsdom'], app)).resolves.toBe('');
  const args = ['run', '--dir', 'jsdom', '--environment', 'jsdom'];
  const output = await run('node_modules/.bin/vitest', args, app, { NO_COLOR: '1' });
  expect(output).toMatch(/Tests {2}8\d passed/);
});
