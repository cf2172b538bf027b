import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import { report } from './fixture.ts';
import { pagesOf } from './html/pages.ts';
import { readBrowserRuns, readScreenReaderChecks, readSpeech } from './stored-evidence.ts';
import { statusOf } from './status.ts';
import { REPORT, type Report, type SpeechRun, checkData } from './schema.ts';

const TEMPLATE = new URL('../../../docs/manual-checks/template.json', import.meta.url);

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
    name: 'Main journey',
    browser: 'Firefox 153.7.0',
    reader: 'Orca 43.1',
    system: 'Debian GNU/Linux 12',
    date: '2026-11-23',
    records: [
      { subject: 'Map', action: 'Focus', criteria: ['1.1.1', '4.1.2'], spoken: ['Karte'], faults },
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

  it('shows a check by a person, made from the template', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manual-checks-'));
    mkdirSync(join(folder, 'screen-readers'));
    writeFileSync(join(folder, 'screen-readers/2026-02-01-nvda-map.json'), readFileSync(TEMPLATE));
    const screenReaderChecks = readScreenReaderChecks(folder);
    const page = german({ screenReaderChecks });
    const [row = ''] = rowsOf(page, 'NVDA 2025.3');
    for (const text of ['Firefox 147.0', '2026-02-01', 'screen reader user', 'Klickmodus an.']) {
      expect(row).toContain(text);
    }
    expect(rowsOf(page, 'NVDA')).toHaveLength(1);
    expect(rowsOf(page, 'JAWS')[0]).toContain('Nicht geprüft');
  });

  it('shows a check whose reader is not written as usual, and without a note', () => {
    const { note: _, ...entry } = JSON.parse(readFileSync(TEMPLATE, 'utf8'));
    const page = german({ screenReaderChecks: [{ ...entry, reader: 'nvda', result: 'failed' }] });
    expect(rowsOf(page, 'NVDA')).toEqual([]);
    expect(rowsOf(page, 'nvda')[0]).toContain('class="failed"');
    expect(page).not.toContain('undefined');
  });

  it('refuses a check without what was spoken', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manual-checks-'));
    mkdirSync(join(folder, 'screen-readers'));
    const entry = { ...JSON.parse(readFileSync(TEMPLATE, 'utf8')), spoken: [] };
    writeFileSync(join(folder, 'screen-readers/empty.json'), JSON.stringify(entry));
    expect(() => readScreenReaderChecks(folder)).toThrow(/spoken/);
  });

  it('shows the journeys of another browser', () => {
    const run = {
      browser: 'Firefox 153.7.0',
      system: 'Debian GNU/Linux 12',
      date: '2026-11-23',
      command: 'pnpm test:e2e',
      journeys: [
        { title: 'orders a map', result: 'passed' as const },
        { title: 'finds a parcel', result: 'failed' as const },
      ],
      axe: { pages: 22, faults: ['color-contrast: .price'] },
    };
    const [row] = rowsOf(german({ browserRuns: [run] }), 'Firefox 153.7.0');
    expect(row).toContain('1 von 2 bestanden');
    expect(row).toContain('orders a map');
    expect(row).toContain('22 Seiten geprüft, 1 Fehler gefunden');
    expect(row).toContain('color-contrast: .price');
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
