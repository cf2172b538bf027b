import { projectFiles } from '../project-files.ts';
import { findWords, type Hit, isChecked, PENDING, PRIVATE, WORDS } from './words.ts';

const isPending = ({ path }: Hit): boolean => PENDING.some((place) => path.startsWith(place));

/** Every hit of the project: those that fail the check, and those of pending folders. */
export function checkWords(): {
  readonly failures: readonly Hit[];
  readonly others: readonly Hit[];
} {
  const files = projectFiles();
  const hits = files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) => [
      // A word in the name of a file is found as well.
      ...findWords(path, path, WORDS).map((hit) => ({ ...hit, line: 0 })),
      ...findWords(path, text, WORDS),
    ]);
  const leaks = files
    .filter(({ path }) => !path.startsWith('verification/words/'))
    .flatMap(({ path, text }) => findWords(path, text, PRIVATE));
  return {
    failures: [...leaks, ...hits.filter((hit) => !isPending(hit))],
    others: hits.filter(isPending),
  };
}

/** A hit as one line, such as `README.md:9 "room" → package`. */
export function textOf({ path, line, word, instead }: Hit): string {
  return `${path}:${line} "${word}" → ${instead}`;
}
