import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Results {
  readonly date: string;
  readonly browser: string;
  readonly rows: readonly {
    readonly id: string;
    readonly version: string;
    readonly scriptKB: number;
    readonly mount: number;
  }[];
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const peers: Readonly<Record<string, { readonly packages: Readonly<Record<string, string>> }>> =
  JSON.parse(read('peers.json'));
const { date, browser, rows }: Results = JSON.parse(
  read('../../../packages/ui/docs/comparison.json'),
);

describe('the comparison with other libraries (LIB-24)', () => {
  it('has measured ten libraries, each with its page, on a day and in a browser that it names', () => {
    expect(rows.map(({ id }) => id)).toEqual(['portal-ui', ...Object.keys(peers)]);
    expect(rows).toHaveLength(10);
    expect(
      rows.filter(({ id }) => !existsSync(join(import.meta.dirname, `pages/${id}.jsx`))),
    ).toEqual([]);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(browser).toMatch(/^Chromium \d+/);
  });

  it('has measured the versions that are installed', () => {
    const wrong = rows.filter(({ id, version }) => {
      const [asked = version] = Object.values(peers[id]?.packages ?? {});
      return asked !== version;
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ scriptKB, mount }) => scriptKB <= 0 || mount <= 0)).toEqual([]);
  });

  it('brings none of them into the project', () => {
    const lockfile = read('../../../pnpm-lock.yaml');
    const names = Object.values(peers).flatMap(({ packages }) => Object.keys(packages));
    expect(names.filter((name) => lockfile.includes(`${name}@`))).toEqual([]);
  });
});
