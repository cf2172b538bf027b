import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { entriesOf } from './support/app.ts';
import { run } from './support/run.ts';

const loader = fileURLToPath(new URL('support/server-components.ts', import.meta.url));
const app = inject('newApp');

describe('a page of server components (UI-13)', () => {
  let found: Record<string, Record<string, boolean>> = {};

  beforeAll(async () => {
    const args = ['--conditions=react-server', loader, app, ...entriesOf(app)];
    found = JSON.parse(await run('node', args, app));
  });

  it('imports every entry', () => {
    expect(Object.keys(found).toSorted()).toEqual(entriesOf(app).toSorted());
  });

  it('receives components as client references', () => {
    const components = Object.values(found)
      .flatMap((names) => Object.entries(names))
      .filter(([name]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Error'));
    expect(components.filter(([, isReference]) => !isReference)).toEqual([]);
  });

  it('receives texts and functions themselves', () => {
    expect(found['stepper']?.['stepperTexts']).toBe(false);
    expect(found['price']?.['formatPrice']).toBe(false);
    expect(found['provider']?.['overrideTexts']).toBe(false);
  });
});
