import type { Language } from '@portal/api';
import { join } from 'node:path';
import { nearest } from '../config/nearest.ts';
import {
  type LanguageFiles,
  TEXT_FILES,
  type TextFault,
  type TextFile,
  type Texts,
} from './locale-files.ts';
import { parseText, placeholdersOf, syntaxReason } from './parse-text.ts';

/** The texts of a file that a language lacks; others are shown in their place. */
export interface MissingTexts {
  readonly language: Language;
  readonly file: TextFile;
  /** Ids of the missing texts. */
  readonly ids: readonly string[];
  /** Number of texts that a complete language has. */
  readonly of: number;
}

/** The German text in a sentence: it has the right placeholders. */
const inGerman = (german: string): string => `in German: ${JSON.stringify(german)}`;

/** Why a text cannot be used in place of a German one; null if it can. */
function reasonOf(id: string, text: string, ofGerman: Texts): string | null {
  const german = ofGerman[id];
  if (german === undefined) {
    const meant = nearest(id, Object.keys(ofGerman));
    return `is not the id of a text${meant ? `; perhaps ${meant} is meant` : ''}`;
  }
  if (text.trim() === '' && german.trim() !== '') return `is empty; ${inGerman(german)}`;
  const known = placeholdersOf(parseText(german));
  let placeholders: ReadonlySet<string>;
  try {
    placeholders = placeholdersOf(parseText(text));
  } catch (error) {
    return `${syntaxReason(error)}; ${inGerman(german)}`;
  }
  const unknown = [...placeholders].find((name) => !known.has(name));
  return unknown === undefined
    ? null
    : `has the unknown placeholder ${unknown}; ${inGerman(german)}`;
}

/** Finds every wrong text of the languages in a folder. */
export function textFaults(
  folder: string,
  languages: LanguageFiles,
  builtIn: LanguageFiles,
): readonly TextFault[] {
  const german = builtIn.get('de');
  return [...languages].flatMap(([language, files]) =>
    TEXT_FILES.flatMap((name) =>
      Object.entries(files[name]).flatMap(([key, text]): readonly TextFault[] => {
        const reason = reasonOf(key, text, german?.[name] ?? {});
        return reason === null
          ? []
          : [{ file: join(folder, language, `${name}.json`), key, reason }];
      }),
    ),
  );
}

/** The texts that a language lacks in each file, compared with the German ones. */
export function missingTexts(
  language: Language,
  textsOf: (file: TextFile) => Texts,
  german: (file: TextFile) => Texts,
): readonly MissingTexts[] {
  return TEXT_FILES.flatMap((file) => {
    const all = Object.keys(german(file));
    const known = textsOf(file);
    const ids = all.filter((id) => !Object.hasOwn(known, id));
    return ids.length === 0 ? [] : [{ language, file, ids, of: all.length }];
  });
}
