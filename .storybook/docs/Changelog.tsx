import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const NOTES: Readonly<Record<string, string>> = import.meta.glob('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CHANGESET = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

interface Note {
  readonly isMigration: boolean;
  readonly text: string;
}

/** The changes of `@portal/ui` that are not released yet; those that need changes in an application first. */
function notesOfUi(): readonly Note[] {
  const notes = Object.values(NOTES).flatMap((source): Note[] => {
    const [, packages = '', text = ''] = CHANGESET.exec(source) ?? [];
    if (!packages.includes("'@portal/ui'") && !packages.includes('"@portal/ui"')) return [];
    // Tables of old and new names are migration notes.
    return [{ isMigration: /\|\s*before\s*\|/.test(text), text }];
  });
  return notes.toSorted((one, other) => Number(other.isMigration) - Number(one.isMigration));
}

/** How to migrate an application to the next version. */
export function Migration(): ReactElement {
  return (
    <>
      {notesOfUi()
        .filter(({ isMigration }) => isMigration)
        .map(({ text }) => (
          <Markdown key={text}>{text}</Markdown>
        ))}
    </>
  );
}

/** What else the next version changes. */
export function NextVersion(): ReactElement {
  return (
    <>
      {notesOfUi()
        .filter(({ isMigration }) => !isMigration)
        .map(({ text }) => (
          <Markdown key={text}>{text}</Markdown>
        ))}
    </>
  );
}
