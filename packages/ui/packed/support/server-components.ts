import { registerHooks } from 'node:module';
import type { ModuleSource } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Loads the entries given as arguments as a framework loads server components: with the condition `react-server`, without
 * styles, with client modules as references. Prints which exports are references. Needs `--conditions=react-server`.
 */
const REFERENCE = "{ $$typeof: Symbol.for('react.client.reference') }";

function referencesOf(code: string): string {
  const [, list = ''] = /export \{([^}]*)\}/.exec(code) ?? [];
  const names = list.split(',').map((name) => name.trim().split(' as ').at(-1));
  return names.map((name) => `export const ${name} = ${REFERENCE};`).join('\n');
}

function textOf(source: ModuleSource | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = nextLoad(url, context);
    const code = loaded.format === 'module' ? textOf(loaded.source) : '';
    return /^["']use client["']/.test(code) ? { ...loaded, source: referencesOf(code) } : loaded;
  },
});

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

const [app = '.', ...entries] = process.argv.slice(2);
const found: Record<string, Record<string, boolean>> = {};
for (const entry of entries) {
  const folder = new URL(`node_modules/@portal/ui/dist/${entry}/`, pathToFileURL(`${app}/`));
  const module: object = await import(new URL('index.js', folder).href);
  const kinds = Object.entries(module).map(([name, value]) => [name, isReference(value)]);
  found[entry] = Object.fromEntries(kinds);
}
process.stdout.write(JSON.stringify(found));
