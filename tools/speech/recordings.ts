import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entriesInLines } from '../support/entries-in-lines.ts';
import { systemName, today } from '../support/system-name.ts';
import { faultsOf, type Rule } from './rules.ts';

/** A name of something that is recorded, in both languages for the report; a component has the id of its docs page. */
export type Name = string | Readonly<Record<'de' | 'en', string>>;

/** The English name. */
export const englishOf = (name: Name): string => (typeof name === 'string' ? name : name.en);

/** What was spoken at one moment, and the rules that it must keep. */
export interface SpeechRecord {
  /** The page, or the id of the component in Storybook, such as `forms-combobox`. */
  readonly subject: Name;
  /** The story, if the record is about a component. */
  readonly story?: string;
  /** What the person did. */
  readonly action: Name;
  /** WCAG criteria for which the record is evidence, such as `4.1.3`. */
  readonly criteria: readonly string[];
  readonly spoken: readonly string[];
  readonly rules: readonly Rule[];
}

/** A record as it is stored: with its faults instead of its rules. */
export interface StoredRecord extends Omit<SpeechRecord, 'rules'> {
  readonly faults: readonly string[];
}

/** One run: records in one browser with one screen reader. */
export interface Recording {
  readonly name: Name;
  /** With version, such as "Firefox 153.7.0". */
  readonly browser: string;
  /** With version, such as "Orca 43.1". */
  readonly reader: string;
  /** Such as "Debian GNU/Linux 12". */
  readonly system: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly records: readonly StoredRecord[];
}

/** The latest recordings of journeys and components, which docs pages and the accessibility report read. */
const FILE = fileURLToPath(new URL('../../docs/speech/recordings.json', import.meta.url));

function firstLine(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n')[0] ?? '';
}

/** Checks the rules of records and adds what an auditor asks for: versions and date. */
export function recordingOf(
  name: Name,
  browser: string,
  records: readonly SpeechRecord[],
): Recording {
  return {
    name,
    browser,
    reader: `Orca ${firstLine('/usr/bin/orca', '--version')}`,
    system: systemName(),
    date: today(),
    records: records.map(({ rules, ...record }) => ({
      ...record,
      faults: faultsOf(record.spoken, rules),
    })),
  };
}

/** The stored recordings; none before the first run. */
function readRecordings(): readonly Recording[] {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).recordings : [];
}

const keyOf = ({ name, browser }: Recording) => `${englishOf(name)} ${browser.split(' ')[0]}`;

/** Recordings in place of those of the same name and browser. */
export function replaceRecordings(
  kept: readonly Recording[],
  recordings: readonly Recording[],
): readonly Recording[] {
  const written = new Set(recordings.map(keyOf));
  return [...kept.filter((recording) => !written.has(keyOf(recording))), ...recordings].toSorted(
    (a, b) => keyOf(a).localeCompare(keyOf(b)),
  );
}

/** The content of the file. */
export function recordingsFile(recordings: readonly Recording[]): string {
  const texts = recordings.map(({ records, ...recording }) =>
    entriesInLines(recording, 'records', records),
  );
  return `{"recordings":[\n${texts.join(',\n')}\n]}\n`;
}

/** Stores recordings in place of those of the same name and browser. */
export function writeRecordings(recordings: readonly Recording[]): void {
  writeFileSync(FILE, recordingsFile(replaceRecordings(readRecordings(), recordings)));
}
