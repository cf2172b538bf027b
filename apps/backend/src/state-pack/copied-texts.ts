import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readTextFile } from '../config/text-file.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => Object(value);

const readJson = (file: string): Members => membersOf(JSON.parse(readTextFile(file)));

/** The lines of `security.txt`, or the content of a JSON file. */
const contentOf = (file: string): Members =>
  file.endsWith('.txt') ? membersOf(readTextFile(file).split('\n')) : readJson(file);

/** The texts inside of a value, with their keys. */
function textsOf(value: unknown, path: readonly string[] = []): readonly [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(membersOf(value)).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

const stateNameOf = (folder: string): Members =>
  membersOf(readJson(join(folder, 'state.json'))['stateName']);

/** The last words of the names of a state, in all languages: without `Land` or `Freistaat`. */
const wordsOf = (stateName: Members): readonly string[] =>
  Object.values(stateName).map((name) => String(name).split(' ').at(-1) ?? '');

/**
 * A sentence for each text of a pack that names a state of the folder `states`: in a copy it has not been replaced.
 *
 * @param folder of a pack without faults
 */
export function copiedTexts(folder: string, states: string): readonly string[] {
  const own = stateNameOf(folder);
  const others = readdirSync(states)
    .filter((name) => existsSync(join(states, name, 'state.json')))
    .map((name) => ({ name, stateName: stateNameOf(join(states, name)) }))
    // The folder of the JSON Schemas has files of the same names, but names no state.
    .filter(({ stateName }) => !isDeepStrictEqual(stateName, own) && 'de' in stateName)
    .map(({ name, stateName }) => ({ name, words: [name, ...wordsOf(stateName)] }));
  const files = globSync(['**/*.json', 'security.txt'], { cwd: folder }).toSorted();
  return files.flatMap((file) =>
    textsOf(contentOf(join(folder, file))).flatMap(([key, text]) => {
      const other = others.find(({ words }) =>
        words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
      );
      return other ? [`${file}: ${key} names the state of ${basename(states)}/${other.name}.`] : [];
    }),
  );
}
