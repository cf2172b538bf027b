import { globSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import german from '../../locales/de/components.json' with { type: 'json' };
import english from '../../locales/en/components.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

/** Texts of components, and those of pages and parts of the portal that few people see. */
const TEXTS = ['packages/ui/src/*/texts.ts', 'apps/portal/src/{pages,shell}/**/{texts,*-texts}.ts'];

type Value = number | null;
type Text = string | ((...values: readonly Value[]) => string);
interface Catalogue {
  readonly component: string;
  readonly de: Readonly<Record<string, Text>>;
  readonly en: Readonly<Record<string, Text>>;
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'component' in value;

const modules = await Promise.all(
  globSync(TEXTS, { cwd: ROOT }).map((file) => import(join(ROOT, file))),
);
const catalogues = modules.flatMap((module: object) => Object.values(module).filter(isCatalogue));

/** Arguments with which a text is compared; numbers take the place of strings. */
const SAMPLES: readonly (readonly Value[])[] = [
  [1, 2, 3],
  [2, 1, 3],
  [5, 5, 5],
];

function format(language: string, text: string, values: readonly Value[]): string {
  return String(
    new IntlMessageFormat(text, language).format(Object.fromEntries(Object.entries(values))),
  );
}

describe.each([
  ['de', german],
  ['en', english],
] as const)(
  'texts of components in %s, which translators start from (STATE-5)',
  (language, file) => {
    const texts: Readonly<Record<string, string>> = file;
    const builtIn = catalogues.flatMap((catalogue) =>
      Object.entries(catalogue[language]).map(
        ([key, text]) => [`${catalogue.component}.${key}`, text] as const,
      ),
    );

    it('has every text of every component, and no other', () => {
      expect(catalogues.length).toBeGreaterThan(24);
      expect(Object.keys(texts).toSorted()).toEqual(builtIn.map(([id]) => id).toSorted());
    });

    it.each(builtIn)('%s is the built-in text', (id, text) => {
      const builtInText = typeof text === 'string' ? () => text : text;
      const samples = id === 'stepper.position' ? [...SAMPLES, [1, null]] : SAMPLES;
      for (const values of samples) {
        expect(format(language, texts[id] ?? '', values)).toBe(builtInText(...values));
      }
    });
  },
);
