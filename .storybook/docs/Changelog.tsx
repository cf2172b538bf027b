import dates from 'virtual:change-dates.json?raw';
import type { ReactElement } from 'react';
import { WideMarkdown } from './WideMarkdown.tsx';

const NOTES: Readonly<Record<string, string>> = import.meta.glob('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Date of each file; none without a history. */
const DATES: Readonly<Record<string, string>> = JSON.parse(dates);

const CHANGESET = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

interface Note {
  readonly isMigration: boolean;
  readonly text: string;
  /** YYYY-MM-DD, or empty. */
  readonly date: string;
}

/** The changes of `@portal/ui` that are not released yet, the newest first. */
function notesOfUi(): readonly Note[] {
  const notes = Object.entries(NOTES).flatMap(([file, source]): Note[] => {
    const [, packages = '', text = ''] = CHANGESET.exec(source) ?? [];
    if (!packages.includes("'@portal/ui'") && !packages.includes('"@portal/ui"')) return [];
    const date = DATES[file.slice(file.lastIndexOf('/') + 1)] ?? '';
    return [{ isMigration: /^Breaking: /m.test(text), text, date }];
  });
  return notes.toSorted((one, other) => other.date.localeCompare(one.date));
}

function inWords(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}

function Notes({ isMigration }: { isMigration: boolean }): ReactElement {
  const notes = notesOfUi().filter((note) => note.isMigration === isMigration);
  if (notes.length === 0) return <p>Nothing so far.</p>;
  const days = Map.groupBy(notes, ({ date }) => date);
  return (
    <>
      {[...days].map(([date, found]) => (
        <section key={date}>
          {date !== '' && (
            <h3>
              <time dateTime={date}>{inWords(date)}</time>
            </h3>
          )}
          {found.map(({ text }) => (
            <WideMarkdown key={text} tableLabel="Renamed">
              {text}
            </WideMarkdown>
          ))}
        </section>
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
