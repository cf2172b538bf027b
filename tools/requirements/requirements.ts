import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, type ProjectFile, ROOT } from '../repository/project-files.ts';

/** Where the requirements are defined. */
const DEFINITIONS = 'docs/requirements.md';

/** One row of the definitions. */
export interface Requirement {
  readonly id: string;
  /** Heading of the group that it belongs to. */
  readonly group: string;
  readonly sentence: string;
  readonly status: 'built' | 'partly' | 'planned';
}

/** A place that names a requirement. */
export interface Reference {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  /** The test title that names it; undefined in a comment, which applies to the whole file. */
  readonly title: string | undefined;
}

const ROW = /^\| ([A-Z]+-\d+) \| (.+) \| (built|partly|planned) \|$/;

/** Reads the definitions. @throws Error on an id that is defined twice, or a row that cannot be read */
export function parseRequirements(markdown: string): readonly Requirement[] {
  const found = new Map<string, Requirement>();
  let group = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3);
    const [row, id = '', sentence = '', status] = ROW.exec(line) ?? [];
    if (!row && /^\| [A-Z]+-/.test(line)) throw new Error(`Not a row of ${DEFINITIONS}: ${line}`);
    if (!row) continue;
    if (found.has(id)) throw new Error(`${id} is defined twice in ${DEFINITIONS}.`);
    found.set(id, { id, group, sentence, status: status as Requirement['status'] });
  }
  return [...found.values()];
}

/** The requirements of this project. */
export function readRequirements(): readonly Requirement[] {
  return parseRequirements(readFileSync(join(ROOT, DEFINITIONS), 'utf8'));
}

/** The string literal with a blank in it that contains an index of a line: the title of a test. */
function titleAt(line: string, index: number): string | undefined {
  for (const { 0: literal, index: start } of line.matchAll(
    /'[^']* [^']*'|"[^"]* [^"]*"|`[^`]* [^`]*`/g,
  )) {
    if (start < index && index < start + literal.length) return literal.slice(1, -1);
  }
  return undefined;
}

/** The ids in a match: one, or all of a range. */
function idsOf(group: string, first: string, last = first): readonly string[] {
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${group}-${Number(first) + index}`);
}

/** Every place in some files that names an id, or a range such as `VAL-1 to VAL-9`, of the given groups. */
export function findReferences(
  files: readonly ProjectFile[],
  groups: ReadonlySet<string>,
): readonly Reference[] {
  const id = new RegExp(`\\b(${[...groups].join('|')})-(\\d+)\\b(?: (?:to|…) \\1-(\\d+)\\b)?`, 'g');
  return files
    .filter(({ path }) => path !== DEFINITIONS)
    .flatMap(({ path, text }) =>
      [...text.matchAll(id)].flatMap(({ index, 1: group = '', 2: first = '', 3: last }) => {
        const start = text.lastIndexOf('\n', index) + 1;
        const [line = ''] = text.slice(start).split('\n', 1);
        const place = { path, line: lineOf(text, index), title: titleAt(line, index - start) };
        return idsOf(group, first, last).map((name) => ({ id: name, ...place }));
      }),
    );
}

/** The groups that the requirements define. */
export function groupsOf(requirements: readonly Requirement[]): ReadonlySet<string> {
  return new Set(requirements.map(({ id }) => id.replace(/-\d+$/, '')));
}

/** Whether a file tests the product: unit tests, journeys, stories (which the gate checks), and their tables. */
export function isTest(path: string): boolean {
  return (
    /\.(?:test|spec|stories)\.tsx?$/.test(path) ||
    /^(?:e2e\/(?:faults|error-catalogue)|deployment\/durability|bench)\//.test(path)
  );
}
