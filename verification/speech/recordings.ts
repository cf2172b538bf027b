import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemName, today } from '../support/system-name.ts';
import { faultsOf, type Rule } from './rules.ts';

/** What was spoken at one moment, and the rules that it must keep. */
export interface SpeechRecord {
  /** The page, or the id of the component in Storybook, such as `forms-combobox`. */
  readonly subject: string;
  /** The story, if the record is about a component. */
  readonly story?: string;
  /** What the person did. */
  readonly action: string;
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
  readonly name: string;
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

/** The latest recordings: pages of the portal, and components (read by their docs pages). */
export const RECORDINGS = {
  pages: fileURLToPath(new URL('../../docs/speech/recordings.json', import.meta.url)),
  components: fileURLToPath(new URL('../../packages/ui/docs/speech.json', import.meta.url)),
} as const;

/** What speech is recorded of. */
export type Subject = keyof typeof RECORDINGS;

function firstLine(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n')[0] ?? '';
}

/** Checks the rules of records and adds what an auditor asks for: versions and date. */
export function recordingOf(
  name: string,
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
export function readRecordings(subject: Subject): readonly Recording[] {
  const file = RECORDINGS[subject];
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).recordings : [];
}

/** Stores recordings in place of those of the same name and browser, formatted as `pnpm format` does. */
export function writeRecordings(subject: Subject, recordings: readonly Recording[]): void {
  const keyOf = ({ name, browser }: Recording) => `${name} ${browser.split(' ')[0]}`;
  const written = new Set(recordings.map(keyOf));
  const kept = readRecordings(subject).filter((recording) => !written.has(keyOf(recording)));
  const all = [...kept, ...recordings].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const file = RECORDINGS[subject];
  writeFileSync(file, `${JSON.stringify({ recordings: all }, null, 2)}\n`);
  execFileSync('biome', ['format', '--write', file]);
}
