import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-files.ts';

/** Texts of the components of `@portal/ui`. */
export const UI_TEXTS: readonly string[] = ['packages/ui/src/*/texts.ts'];

/** Texts of components, and those of pages and parts of the portal that few people see. */
const ALL_TEXTS: readonly string[] = [
  ...UI_TEXTS,
  'apps/portal/src/{draft,orders,pages,parcels,shell}/**/{texts,*-texts}.ts',
];

/** Languages with built-in texts. */
export const LANGUAGES = ['de', 'en'] as const;

/** A value that a text inserts. */
export type Value = string | number | null;
/** A built-in text: a string, or a function that inserts its arguments. */
export type BuiltInText = string | ((...values: readonly Value[]) => string);

type Catalogue = { readonly component: string } & Readonly<
  Record<(typeof LANGUAGES)[number], Readonly<Record<string, BuiltInText>>>
>;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'component' in value;

/** The built-in texts of all components in a language, by the ids of `components.json`: `<component>.<text>`. */
export async function builtInTexts(
  language: (typeof LANGUAGES)[number],
  sources: readonly string[] = ALL_TEXTS,
): Promise<readonly (readonly [string, BuiltInText])[]> {
  const files = globSync(sources, { cwd: ROOT }).toSorted();
  const modules: object[] = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const catalogues = modules.flatMap((module) => Object.values(module).filter(isCatalogue));
  return catalogues.flatMap(({ component, [language]: texts }) =>
    Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text] as const),
  );
}

/**
 * A built-in text in ICU MessageFormat; placeholders are the positions of values. A function is called with its placeholders, and
 * with 1 and `null` in place of each: where these texts differ in more than the value, they become a case of their own. Its test
 * shows that both forms have the same result.
 */
export function icuMessage(text: BuiltInText): string {
  if (typeof text === 'string') return text;
  const slots = Array.from({ length: text.length }, (_, at) => `{${at}}`);
  const other = text(...slots);
  for (const [at, slot] of slots.entries()) {
    const textFor = (value: Value): string =>
      text(...slots.map((placeholder) => (placeholder === slot ? value : placeholder)));
    const [one, none] = [textFor(1), textFor(null)];
    if (one !== other.replaceAll(slot, '1')) {
      return `{${at}, plural, one {${one}} other {${other}}}`;
    }
    if (none !== other.replaceAll(slot, 'null')) {
      return `{${at}, select, null {${none}} other {${other}}}`;
    }
  }
  return other;
}
