import { isInternal, type PublicApi } from './public-api.ts';

/** A note about a change: a changeset. */
interface Note {
  /** Names of its packages, such as `@portal/ui`. */
  readonly packages: string;
  readonly text: string;
}

/** A changeset as a note; undefined if the text is none. */
export function noteOf(changeset: string): Note | undefined {
  const [, packages, text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(changeset) ?? [];
  return packages === undefined || text === undefined ? undefined : { packages, text };
}

/** The code in a text: spans and blocks. */
const codeOf = (text: string): string =>
  [...text.matchAll(/```[^]*?```|`[^`]+`/g)].map(([code]) => code).join('\n');

/** The paragraphs that begin with the word, with the code blocks and lists below them. */
function breakingOf(text: string): string {
  return text
    .split(/\n(?=(?:Breaking|Deprecated|Added|Fixed): )/)
    .filter((part) => part.trimStart().startsWith('Breaking: '))
    .join('\n');
}

/** The export to which a name belongs: `./button ButtonProps` of `./button ButtonProps.size`. */
export const ownerOf = (path: string): string => path.replace(/(?<= \S+)(?:\.| extends).*$/, '');

const escaped = (text: string): string => text.replaceAll(/[^\w-]/g, String.raw`\$&`);

/** What a note must name: `ButtonProps` or `Button`, and `size`; the name of a part, a variable, a path or an attribute. */
function namesOf(path: string): readonly RegExp[] {
  const [, name, member] = /^\S+ ([\w$]+)(?:[. ](.+))?$/.exec(path) ?? [];
  const words = name
    ? [
        `${escaped(name.replace(/(?:Props|Texts)$/, ''))}(?:Props|Texts)?`,
        ...(member ? [escaped(member)] : []),
      ]
    : [escaped(path.replaceAll(/^\.\/|^.*\[|\]$/g, ''))];
  return words.map((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`));
}

const has = (texts: readonly string[], path: string): boolean =>
  texts.some((text) => namesOf(path).every((word) => word.test(text)));

/**
 * What differs from the last release of a package and is named by no changeset. What was removed must be named, as code, in a
 * paragraph of one that begins with "Breaking:"; a type that changed anywhere in its code. Additions need no name.
 *
 * @param name of the package, such as `@portal/ui`
 * @param changesets the texts of the changesets
 * @returns a line for each, with what is to be named
 */
export function undeclared(
  name: string,
  released: PublicApi,
  current: PublicApi,
  changesets: readonly string[],
): readonly string[] {
  const notes = changesets
    .map(noteOf)
    .filter((note) => note !== undefined)
    .filter(({ packages }) => new RegExp(`['"]${name}['"]`).test(packages));
  const all = notes.map(({ text }) => codeOf(text));
  const breaking = notes.map(({ text }) => codeOf(breakingOf(text)));

  const paths = Object.keys(current);
  const owners = new Set(paths.map(ownerOf));
  const entries = new Set(paths.map((path) => path.split(' ')[0]));
  const gone = Object.keys(released)
    .filter((path) => !(path in current))
    // Not the members of what is gone, nor the exports of a path that is gone.
    .map((path) => (owners.has(ownerOf(path)) ? path : ownerOf(path)))
    .map((path) => (entries.has(path.split(' ')[0]) ? path : (path.split(' ')[0] ?? path)))
    .filter((path) => !isInternal(path) || owners.has(ownerOf(path)));
  const removed = [...new Set(gone)]
    .filter((path) => !has(breaking, path))
    .map((path) => `removed: ${path}`);
  const changed = Object.entries(released)
    .filter(([path, type]) => path in current && current[path] !== type && !has(all, path))
    .map(([path, type]) => `changed: ${path}: ${type} -> ${current[path]}`);
  return [...removed, ...changed];
}
