import type { Language } from '@portal/api';
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notJsonReason } from '../config/expectation.ts';
import { readTextFile } from '../config/text-file.ts';

/** Texts by id, in ICU MessageFormat. */
export type Texts = Readonly<Record<string, string>>;

/** The files of a language: pages and components of the portal, and mails. */
export const TEXT_FILES = ['portal', 'components', 'mails'] as const;

/** Name of a file of a language, without its extension. */
export type TextFile = (typeof TEXT_FILES)[number];

/** The texts of one language; without a file they are empty. */
export type LanguageTexts = Readonly<Record<TextFile, Texts>>;

/** The texts of several languages. */
export type LanguageFiles = ReadonlyMap<Language, LanguageTexts>;

/** The languages for all states; German and English are also part of the portal (APP-9). */
const BUILT_IN = fileURLToPath(new URL('../../../../locales/', import.meta.url));

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A wrong file or text of a language. */
export interface TextFault {
  /** Absolute path of the file. */
  readonly file: string;
  /** Id of the text; empty for the whole file. */
  readonly key: string;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;
}

/** Receives each fault. */
export type ReportFault = (fault: TextFault) => void;

function readTexts(file: string, report: ReportFault): Texts {
  if (!existsSync(file)) return {};
  let texts: unknown;
  try {
    texts = JSON.parse(readTextFile(file));
  } catch (error) {
    report({ file, key: '', reason: notJsonReason(error) });
    return {};
  }
  if (!isMembers(texts)) {
    report({ file, key: '', reason: 'is not an object of texts by id' });
    return {};
  }
  const { $schema: _address, $comment: _comment, ...byId } = texts;
  const entries = Object.entries(byId).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[key, text]];
    report({ file, key, reason: 'is not a text' });
    return [];
  });
  return Object.fromEntries(entries);
}

function foldersIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Reads the languages of a folder, each a folder named by its tag; a folder that does not exist has none. */
export function readLanguageFiles(folder: string, report: ReportFault): LanguageFiles {
  const read = (language: string, file: TextFile): Texts =>
    readTexts(join(folder, language, `${file}.json`), report);
  return new Map(
    foldersIn(folder).map(({ name }) => [
      name,
      {
        portal: read(name, 'portal'),
        components: read(name, 'components'),
        mails: read(name, 'mails'),
      },
    ]),
  );
}

let builtIn: LanguageFiles | null = null;

/** The languages for all states, which do not change while the process runs. @throws Error when a file is wrong */
export function builtInLanguages(): LanguageFiles {
  builtIn ??= readLanguageFiles(BUILT_IN, ({ file, key, reason }) => {
    throw new Error(`${file}: ${key || 'the file'} ${reason}.`);
  });
  return builtIn;
}
