import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../apps/backend/src/config/environment.ts';
import { VARIABLES } from '../../apps/backend/src/config/variables.ts';
import { commandsOf } from './guide.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** The variables that a text assigns, with their values. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const image = assignments(/^ENV ([\s\S]*?[^\\])$/m.exec(read('Containerfile'))?.[1] ?? '');
const example = assignments(read('settings.example.env').replace(/^#.*$/gm, ''));

interface Service {
  readonly image?: string;
  readonly volumes?: readonly string[];
  readonly deploy?: object;
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, { readonly condition: string }>;
  readonly healthcheck?: { readonly test: readonly string[] };
}
const compose: { readonly services: Record<string, Service> } = parse(read('compose.yaml'));
/** The services that run the portal, by name. */
const processes = Object.entries(compose.services).filter(([name]) => name.startsWith('portal'));
const names = processes.map(([name]) => name);
const portal = processes[0]?.[1].environment ?? {};

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
      'TRUST_PROXY_HEADER',
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
    const ofImage = /^HEALTHCHECK /m.test(read('Containerfile')) ? names : [];
    const checked = Object.entries(compose.services)
      .filter(([, { healthcheck }]) => healthcheck)
      .map(([name]) => name);
    expect([...new Set(waited)].toSorted()).toEqual([...checked, ...ofImage].toSorted());
  });

  it('have a service for each process, with one image, the same settings and a folder for the scripts of both versions', () => {
    expect(processes).toHaveLength(2);
    const [first] = processes;
    for (const [, process] of processes) {
      expect(process).toEqual(first?.[1]);
      expect(process.deploy).toBeUndefined();
      expect(process.image).toBe('portal');
      expect(process.volumes).toEqual(['portal:/data']);
    }
    expect(image['PORTAL_DATA']).toBe('/data');
  });

  it('send requests to each process that is ready, and ask more often than one stays before it ends (OPS-2)', () => {
    const directives = read('Caddyfile').replace(/^ *#.*$/gm, '');
    const upstreams = /reverse_proxy (.*) \{/.exec(directives)?.[1]?.split(' ');
    expect(upstreams).toEqual(names.map((name) => `${name}:8080`));
    expect(directives).toMatch(/\bhealth_uri \/api\/health\/ready\b/);
    const interval = Number(/\bhealth_interval (\d+)s\b/.exec(directives)?.[1]);
    const drain = Number(VARIABLES.entries.DRAIN_SECONDS.default);
    expect(interval).toBeLessThan(drain);
    expect(directives).toMatch(/\bfail_duration \d+s\b/);
  });

  it('are upgraded one process after the other by the printed commands, each waited for (OPS-2)', () => {
    const commands = commandsOf('With containers').filter((command) =>
      / up .*portal-/.test(command),
    );
    expect(commands).toEqual(
      names.map((name) => `compose up --detach --no-deps --wait ${name}; sleep 3`),
    );
  });

  it('keep everything that git ignores, and its folder, out of the image', () => {
    const ignored = lines('.gitignore').map((line) => line.replace(/\/$/, ''));
    expect(lines('.dockerignore').toSorted()).toEqual(
      [
        '.git',
        ...ignored.map((name) => (name.includes('/') ? name.replace(/^\//, '') : `**/${name}`)),
      ].toSorted(),
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
