import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../apps/backend/src/config/environment.ts';
import { VARIABLES } from '../../apps/backend/src/config/variables.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** The variables that a text assigns, with their values. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const image = assignments(/^ENV ([\s\S]*?[^\\])$/m.exec(read('Containerfile'))?.[1] ?? '');
const example = assignments(read('settings.example.env').replace(/^#.*$/gm, ''));

interface Service {
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, { readonly condition: string }>;
  readonly healthcheck?: { readonly test: readonly string[] };
}
const compose: { readonly services: Record<string, Service> } = parse(read('compose.yaml'));
const portal = compose.services['portal']?.environment ?? {};

const lines = (file: string): readonly string[] => read(`../${file}`).split('\n').filter(Boolean);

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

  it('wait for PostgreSQL over TCP, which it answers only when the database exists', () => {
    expect(compose.services['database']?.healthcheck?.test).toEqual(
      expect.arrayContaining(['pg_isready', '--host=127.0.0.1']),
    );
  });

  it('have a health check for every service that another one waits for', () => {
    const waited = Object.values(compose.services).flatMap(({ depends_on: needed = {} }) =>
      Object.entries(needed)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    const ofImage = /^HEALTHCHECK /m.test(read('Containerfile')) ? ['portal'] : [];
    const checked = Object.entries(compose.services)
      .filter(([, { healthcheck }]) => healthcheck)
      .map(([name]) => name);
    expect(waited.toSorted()).toEqual([...checked, ...ofImage].toSorted());
  });

  it('do not rely on active health checks of Caddy, which ignores them for dynamic addresses', () => {
    const directives = read('Caddyfile').replace(/^ *#.*$/gm, '');
    expect(directives).toMatch(/\bdynamic a portal 8080\b/);
    expect(directives).not.toMatch(/\bhealth_/);
    expect(directives).toMatch(/\bfail_duration \d+s\b/);
  });

  it('keep everything that git ignores, and its folder, out of the image', () => {
    const ignored = lines('.gitignore').map((line) => line.replace(/\/$/, ''));
    expect(lines('.dockerignore').toSorted()).toEqual(
      ['.git', ...ignored.map((name) => (name.includes('/') ? name : `**/${name}`))].toSorted(),
    );
  });

  it('use the version of Node of the project', () => {
    const workspace: { readonly nodeVersion: string } = parse(
      readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8'),
    );
    const versions = [...read('Containerfile').matchAll(/node:(\d[\d.]*)/g)].map(([, v]) => v);
    expect(versions).toEqual([workspace.nodeVersion, workspace.nodeVersion]);
  });
});
