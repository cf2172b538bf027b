import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../apps/backend/src/config/environment.ts';
import { VARIABLES } from '../../apps/backend/src/config/variables.ts';

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../deployment', file), 'utf8');

/** The variables that a text assigns, with their values. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const image = assignments(/^ENV ([\s\S]*?[^\\])$/m.exec(read('Containerfile'))?.[1] ?? '');
const example = assignments(read('settings.example.env').replace(/^#.*$/gm, ''));
const compose: {
  readonly services: Record<string, { readonly environment?: Record<string, string> }>;
} = parse(read('compose.yaml'));
const portal = compose.services['portal']?.environment ?? {};

/** Read by compose itself. */
const OF_COMPOSE = ['PORTAL_DOMAIN', 'DATABASE_PASSWORD'];
const OF_NODE = ['NODE_ENV'];

describe('the container files (STATE-8)', () => {
  it('set only variables that the server reads', () => {
    const set = [...Object.keys(image), ...Object.keys(example), ...Object.keys(portal)];
    const unknown = set.filter((name) => !Object.keys(VARIABLES.entries).includes(name));
    expect(unknown.toSorted()).toEqual([...OF_COMPOSE, ...OF_NODE].toSorted());
  });

  it('set every variable that the server requires', () => {
    const filled = Object.fromEntries(
      Object.entries({ ...image, ...example }).map(([name, value]) => [
        name,
        value || `secret of ${name}`,
      ]),
    );
    const values = {
      ...filled,
      PORTAL_ORIGIN: 'https://portal.state.example',
      DATABASE_URL: 'postgres://portal:secret@database:5432/portal',
    };
    expect(Object.keys(portal).toSorted()).toEqual([
      'DATABASE_URL',
      'PORTAL_ORIGIN',
      'TRUST_PROXY',
    ]);
    expect(() => readEnvironment(values, '/')).not.toThrow();
  });

  it('use the version of Node of the project', () => {
    const workspace: { readonly nodeVersion: string } = parse(
      readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8'),
    );
    const versions = [...read('Containerfile').matchAll(/node:(\d[\d.]*)/g)].map(([, v]) => v);
    expect(versions).toEqual([workspace.nodeVersion, workspace.nodeVersion]);
  });
});
