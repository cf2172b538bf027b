import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Layers from the lowest to the highest; each may import only itself and those before it. `wiring` are all other files: they
 * create the parts and connect them.
 */
const LAYERS = [
  'errors',
  'contract',
  'config',
  'db',
  'locales',
  'ports',
  'files',
  'jobs',
  'products',
  'state',
  'maps',
  'cadastre',
  'session',
  'login',
  'messages',
  'orders/order-store',
  'orders/addressee',
  'orders/notifications',
  'orders/lifecycle',
  'orders/creation',
  'orders/review',
  'orders/payment',
  'orders/closing',
  'orders/delivery',
  'orders/queries',
  'orders/retention',
  'retention',
  'monitoring',
  'http',
  'docs',
  'routes',
  'wiring',
] as const;
type Layer = (typeof LAYERS)[number];

const SOURCE = import.meta.dirname;
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

function layerOf(file: string): Layer {
  if (file.endsWith('routes.ts')) return 'routes';
  if (['errors.ts', 'start-error.ts', 'log.ts'].includes(file)) return 'errors';
  return LAYERS.find((layer) => file === `${layer}.ts` || file.startsWith(`${layer}/`)) ?? 'wiring';
}

/** Imported files of the backend, as paths relative to the source folder. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(SOURCE, resolve(SOURCE, file, '..', path)),
  );

describe('layers of the backend (CODE-4)', () => {
  it.each(LAYERS)('%s imports no higher layer', (layer) => {
    const wrong = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) =>
        importsOf(file)
          .filter((path) => LAYERS.indexOf(layerOf(path)) > LAYERS.indexOf(layer))
          .map((path) => `${file} → ${path}`),
      );
    expect(wrong).toEqual([]);
  });
});
