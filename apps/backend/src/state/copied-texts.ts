import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => Object(value);

const readJson = (file: string): Members => membersOf(JSON.parse(readFileSync(file, 'utf8')));

/** The texts inside of a value, with their keys. */
function textsOf(value: unknown, path: readonly string[] = []): readonly [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(membersOf(value)).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

/** The last words of the names of a state, in all languages: without `Land` or `Freistaat`. */
function namesOf(folder: string): readonly string[] {
  const { stateName } = readJson(join(folder, 'state.json'));
  return Object.values(membersOf(stateName)).map((name) => String(name).split(' ').at(-1) ?? '');
}

/**
 * A sentence for each text of a pack that names a state of the folder `states`: in a copy it has not been replaced.
 *
 * @param folder of a pack without faults
 */
export function copiedTexts(folder: string, states: string): readonly string[] {
  const own = namesOf(folder);
  const others = readdirSync(states)
    .filter((name) => existsSync(join(states, name, 'state.json')))
    .map((name) => ({ name, names: namesOf(join(states, name)) }))
    // The folder of the JSON Schemas has files of the same names.
    .filter(({ names }) => names.length > 0 && !names.some((word) => own.includes(word)))
    .map(({ name, names }) => ({ name, words: [name, ...names] }));
  const files = globSync('**/*.json', { cwd: folder }).toSorted();
  return files.flatMap((file) =>
    textsOf(readJson(join(folder, file))).flatMap(([key, text]) => {
      const other = others.find(({ words }) =>
        words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
      );
      return other ? [`${file}: ${key} names the state of ${basename(states)}/${other.name}.`] : [];
    }),
  );
}
