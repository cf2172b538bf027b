import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { propertyTables } from './property-tables.ts';
import { publicInterfaces, publicTypes, republishedInterfaces } from './property-types.ts';

describe('the tables of properties in the package (LIB-19)', () => {
  const interfaces = [...publicInterfaces(), ...republishedInterfaces()];
  const types = publicTypes();
  const tables = propertyTables(interfaces, types);

  it('have a row for every property, with its type and its meaning', () => {
    expect(tables).toContain(
      '## @portal/ui/button\n\n### ButtonProps\n\nProperties of a button.\n',
    );
    expect(tables).toContain("Also those of `ComponentPropsWithoutRef<'button'>`.");
    expect(tables).toContain(
      "| `variant?` | `ButtonVariant` | Default `secondary`. |\n| `size?` | `'small' \\| 'medium'` | ",
    );
    const rows = tables.match(/^\| `/gm) ?? [];
    expect(rows).toHaveLength(
      interfaces.reduce((sum, { properties }) => sum + properties.length, 0),
    );
  });

  it('have what a component publishes of another one, under its own name', () => {
    const [, table = ''] = tables.split('### OrderTableProps');
    expect(table.split('###')[0]).toContain('| `columns` |');
  });

  it('say what a named type is', () => {
    expect(tables).toContain(
      "### MessageTone\n\nTone of a message.\n\n```ts\n'info' | 'success' | 'warning' | 'danger'\n```",
    );
    const named = interfaces.flatMap(({ folder, properties }) =>
      types
        .filter((type) => type.folder === folder)
        .filter(({ name }) => properties.some(({ type }) => new RegExp(`\\b${name}\\b`).test(type)))
        .map(({ name }) => name),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !tables.includes(`### ${name}\n`))).toEqual([]);
  });

  it('have the same number of cells in each row', () => {
    const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
    const odd = rows.filter((row) => row.replaceAll('\\|', '').split('|').length !== 5);
    expect(odd).toEqual([]);
  });

  it('are linked on the page of the package in a registry', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain('https://unpkg.com/@portal/ui/dist/properties.md');
  });
});
