import { PAGE_NAMES, paths, PORTAL_PATHS } from '@portal/api/pages';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import german from '../../../../locales/de/portal.json' with { type: 'json' };
import { pageOfPath } from './page-of-path.ts';
import { PAGE_TABLE } from './page-table.ts';
import { orderPathOf } from './paths.ts';

const rows = PAGE_NAMES.map((name) => ({ name, ...PAGE_TABLE[name] }));

describe('table of pages (APP-1, SHAPE-1)', () => {
  it.each(rows)('$name: its file exports a component of the same name', ({ file }) => {
    const path = join(import.meta.dirname, '..', file);
    expect(existsSync(path)).toBe(true);
    const component = file.replace(/^.*\/|\.tsx$/g, '');
    expect(readFileSync(path, 'utf8')).toContain(`export function ${component}(`);
  });

  it.each(rows)('$name: has a title', ({ name }) => {
    expect(Object.hasOwn(german, `page.${name}`)).toBe(true);
  });

  it.each(rows)('$name: each of its paths leads to it', ({ name }) => {
    for (const path of PORTAL_PATHS[name]) {
      expect(pageOfPath(path.replaceAll(/:\w+\??/g, '4711'))).toBe(name);
    }
  });

  it('names no path twice', () => {
    const all: string[] = Object.values(PORTAL_PATHS).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('paths for links (APP-1)', () => {
  it('are the first path of a page, filled with encoded values', () => {
    expect(paths.extracts).toBe('/auszuege');
    expect(paths.product('karte/1')).toBe('/auszuege/produkt/karte%2F1');
    expect(paths.payment('7K2M', 'failed')).toBe('/auszuege/zahlung/7K2M/failed');
    expect(orderPathOf('karte')).toBe('/auszuege/bestellung?produkt=karte');
  });

  it('lead to the start page when unknown (APP-2)', () => {
    expect(pageOfPath('/gibt/es/nicht')).toBe('start');
  });
});
