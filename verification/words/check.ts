import { projectFiles } from '../project-files.ts';
import { findWords, type Hit, isChecked, PRIVATE, WORDS } from './words.ts';

/** Every hit of the project, in texts and in names of files. */
export function checkWords(): readonly Hit[] {
  return projectFiles().flatMap(({ path, text }) => [
    ...(isChecked(path)
      ? [
          ...findWords(path, path, WORDS).map((hit) => ({ ...hit, line: 0 })),
          ...findWords(path, text, WORDS),
        ]
      : []),
    ...(path.startsWith('verification/words/') ? [] : findWords(path, text, PRIVATE)),
  ]);
}

/** A hit as one line, such as `README.md:9 "room" → package`. */
export function textOf({ path, line, word, instead }: Hit): string {
  return `${path}:${line} "${word}" → ${instead}`;
}
