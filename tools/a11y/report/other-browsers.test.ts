import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import { report } from './fixture.ts';
import { pagesOf } from './html/pages.ts';
import { addRun, runsFile } from './record-browser-run.ts';
import { readBrowserRuns, readScreenReaderChecks, readSpeech } from './stored-evidence.ts';
import { statusOf } from './status.ts';
import {
  REPORT,
  type Report,
  type ScreenReaderCheck,
  type SpeechRun,
  checkData,
} from './schema.ts';

const TEMPLATE = new URL('../../../docs/manual-checks/template.json', import.meta.url);
const INSTRUCTIONS = new URL('../../../docs/manual-checks/README.md', import.meta.url);

const CHECK: ScreenReaderCheck = {
  language: 'de',
  date: '2026-02-01',
  role: 'nutzt einen Screenreader',
  reader: 'NVDA',
  readerVersion: '2025.3',
  browser: 'Firefox',
  browserVersion: '147.0',
  system: 'Windows 11 24H2',
  subject: 'Flurstück wählen: Karte',
  result: 'passed',
  spoken: ['Karte zum Auswählen, Grafik', 'Klickmodus an.'],
  note: 'Nur Sprache',
};

/** A folder with one file. */
function folderWith(content: string, name = 'check.json'): string {
  const folder = mkdtempSync(join(tmpdir(), 'manual-checks-'));
  writeFileSync(join(folder, name), content);
  return folder;
}

function german(changes: Partial<Report> = {}): string {
  const [page] = pagesOf(report(changes));
  const text = page?.text ?? '';
  return text.slice(
    text.indexOf('<section id="otherBrowsers">'),
    text.indexOf('<section id="findings"'),
  );
}

/** The rows of a table whose first cell begins with this text. */
function rowsOf(page: string, name: string): readonly string[] {
  return page.split('<tr').filter((row) =>
    row
      .replaceAll(/<[^>]+>|^[^>]*>/g, '')
      .trim()
      .startsWith(name),
  );
}

function recording(faults: readonly string[] = []): SpeechRun {
  return {
    name: { de: 'Hauptablauf', en: 'Main journey' },
    browser: 'Firefox 153.7.0',
    reader: 'Orca 43.1',
    system: 'Debian GNU/Linux 12',
    date: '2026-11-23',
    records: [
      {
        subject: 'forms-button',
        action: { de: 'Alles vorlesen', en: 'Read all' },
        criteria: ['1.1.1', '4.1.2'],
        spoken: ['Karte'],
        faults,
      },
    ],
  };
}

describe('screen readers and other browsers in the report (EYE-3, LIB-9)', () => {
  it.each(['Orca', 'NVDA', 'JAWS', 'VoiceOver', 'TalkBack', 'Firefox', 'WebKit'])(
    'shows "Nicht geprüft" for %s without evidence',
    (name) => {
      const rows = rowsOf(german(), name);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toContain('Nicht geprüft');
    },
  );

  it('shows a recording with versions, date and what was spoken', () => {
    const [row = ''] = rowsOf(german({ speech: [recording()] }), 'Orca 43.1');
    for (const text of ['Firefox 153.7.0', '2026-11-23', '1 von 1 bestanden', 'Karte']) {
      expect(row).toContain(text);
    }
  });

  it('shows a check by a person in both languages', () => {
    const screenReaderChecks = readScreenReaderChecks(folderWith(JSON.stringify(CHECK)));
    const page = german({ screenReaderChecks });
    const [row = ''] = rowsOf(page, 'NVDA 2025.3');
    for (const text of ['Firefox 147.0', '2026-02-01', 'Von einem Menschen', 'Klickmodus an.']) {
      expect(row).toContain(text);
    }
    expect(row).toContain('<span lang="de">nutzt einen Screenreader</span>');
    expect(rowsOf(page, 'NVDA')).toHaveLength(1);
    expect(rowsOf(page, 'JAWS')[0]).toContain('Nicht geprüft');
    const english = pagesOf(report({ screenReaderChecks })).find(({ path }) => path === 'en.html');
    const [englishRow = ''] = rowsOf(english?.text ?? '', 'NVDA 2025.3');
    expect(englishRow).toContain('Checked by a person: <span lang="de">nutzt einen Screenreader');
    expect(englishRow).toContain('Passed');
  });

  it('shows a check whose reader is not written as usual, without language and note', () => {
    const { note: _, language: __, ...entry } = CHECK;
    const page = german({
      screenReaderChecks: [{ ...entry, reader: 'voice over', result: 'failed' }],
    });
    expect(rowsOf(page, 'VoiceOver')).toEqual([]);
    expect(rowsOf(page, 'voice over')[0]).toContain('class="failed"');
    expect(page).not.toContain('undefined');
  });

  it.each([
    [{ spoken: [] }, 'spoken is empty'],
    [{ spoken: ['Karte', ' '] }, 'spoken.1 is empty'],
    [{ role: ' ' }, 'role is empty'],
    [{ role: undefined }, 'role is missing'],
    [{ date: '1.2.2026' }, 'date is no date such as 2026-02-28'],
    [{ date: '2026-02-30' }, 'date is no date such as 2026-02-28'],
    [{ result: 'ja' }, 'result must be ("passed" | "failed"), not "ja"'],
    [{ spoken: 'Karte' }, 'spoken must be Array, not "Karte"'],
    [{ name: 'A. B.' }, 'name is unknown'],
  ])('refuses a check with %j', (changes, sentence) => {
    const folder = folderWith(JSON.stringify({ ...CHECK, ...changes }));
    expect(() => readScreenReaderChecks(folder)).toThrow(`check.json: ${sentence}`);
  });

  it('refuses the template as it is, naming every value to fill in', () => {
    const folder = folderWith(readFileSync(TEMPLATE, 'utf8'));
    expect(() => readScreenReaderChecks(folder)).toThrow(
      /date is .*role is .*reader is .*readerVersion is .*browser is .*browserVersion is .*system is .*subject is .*result must .*spoken.0 is/,
    );
  });

  it.each([
    ['check.json', '{ "date": ', 'check.json is no JSON'],
    ['check.json.txt', '{}', 'check.json.txt: the name must end in .json'],
  ])('refuses the file %s with %s', (name, content, sentence) => {
    expect(() => readScreenReaderChecks(folderWith(content, name))).toThrow(sentence);
  });

  it('reads the example of the instructions, and a file with a byte order mark', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync(INSTRUCTIONS, 'utf8')) ?? [];
    expect(readScreenReaderChecks(folderWith(`\uFEFF${example}`))).toHaveLength(1);
  });

  it('shows the journeys of another browser', () => {
    const run = {
      browser: 'Firefox 153.7.0',
      system: 'Debian GNU/Linux 12',
      date: '2026-11-23',
      command: 'pnpm test:e2e',
      journeys: [
        { title: 'orders a map', result: 'passed' as const },
        { title: 'finds a parcel (FLOW-4)', de: 'findet ein Flurstück', result: 'failed' as const },
      ],
      axe: { pages: 22, faults: ['color-contrast: .price'] },
    };
    const [row] = rowsOf(german({ browserRuns: [run] }), 'Firefox 153.7.0');
    expect(row).toContain('1 von 2 bestanden');
    expect(row).toContain('<span lang="en">orders a map</span>');
    expect(row).toContain('<span lang="de">findet ein Flurstück (FLOW-4)</span>');
    expect(row).toContain('22 Seiten geprüft, 1 Fehler gefunden');
    expect(row).toContain('color-contrast: .price');
  });

  it('has a German title for every stored journey, and keeps it when the journey is walked again', () => {
    const runs = readBrowserRuns();
    const untranslated = runs.flatMap(({ journeys }) => journeys.filter(({ de }) => !de));
    expect(untranslated).toEqual([]);
    const [first] = runs;
    if (!first) throw new Error('No run is stored.');
    const again = first.journeys.map(({ title, result }) => ({ title, result }));
    expect(addRun(runs, { ...first, journeys: again })).toEqual(runs);
    expect(runsFile(runs)).toBe(
      readFileSync(join(import.meta.dirname, 'browser-runs.json'), 'utf8'),
    );
  });

  it('has German for every name in a recording but the ids of components', () => {
    const names = readSpeech().flatMap(({ name, records }) => [
      name,
      ...records.flatMap(({ subject, action }) => [subject, action]),
    ]);
    const single = new Set(names.filter((name) => typeof name === 'string'));
    expect([...single].filter((name) => !/^[a-z]+-[a-z]+$/.test(name))).toEqual([]);
  });

  it('shows names in German, and marks the ids of components as English', () => {
    const [row = ''] = rowsOf(german({ speech: [recording()] }), 'Orca 43.1');
    expect(row).toContain('Alles vorlesen');
    expect(row).toContain('<span lang="en">forms-button</span>');
  });

  it('does not raise the status of a criterion by recorded speech, but asks a person to check a fault', () => {
    const criterion = CRITERIA.find(({ id }) => id === '1.1.1');
    if (!criterion) throw new Error('1.1.1 is not in the list of criteria');
    const status = (speech: readonly SpeechRun[]) => {
      const whole = report({ speech });
      return statusOf(evidenceFor(criterion, whole), componentsOf(whole));
    };
    expect(status([recording()])).toBe(status([]));
    expect(status([recording(['not spoken: /Karte/'])])).toBe('toReview');
  });

  it('reads the stored evidence, which conforms to the schema of the report', () => {
    const stored = {
      speech: readSpeech(),
      browserRuns: readBrowserRuns(),
      screenReaderChecks: readScreenReaderChecks(),
    };
    expect(() => checkData(REPORT, report(stored), 'report.json')).not.toThrow();
  });
});
