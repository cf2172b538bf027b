import type { ReactElement } from 'react';
import { WideMarkdown } from './WideMarkdown.tsx';

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

/** The changes of `@portal/ui` that are not released yet. */
function notesOfUi(): readonly Note[] {
  return Object.values(NOTES).flatMap((source): Note[] => {
    const [, packages = '', text = ''] = CHANGESET.exec(source) ?? [];
    if (!packages.includes("'@portal/ui'") && !packages.includes('"@portal/ui"')) return [];
    // Tables of old and new names are migration notes.
    return [{ isMigration: /\|\s*before\s*\|/.test(text), text }];
  });
}

function Notes({ isMigration }: { isMigration: boolean }): ReactElement {
  const notes = notesOfUi().filter((note) => note.isMigration === isMigration);
  if (notes.length === 0) return <p>Nothing so far.</p>;
  return (
    <>
      {notes.map(({ text }) => (
        <WideMarkdown key={text} tableLabel="Renamed">
          {text}
        </WideMarkdown>
      ))}
    </>
  );
}

/** How to migrate an application to the next version. */
export function Migration(): ReactElement {
  return <Notes isMigration />;
}

/** What else the next version changes. */
export function NextVersion(): ReactElement {
  return <Notes isMigration={false} />;
}
