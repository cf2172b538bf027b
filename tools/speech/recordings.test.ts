import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repository/project-files.ts';
import { type Recording, recordingsFile, replaceRecordings } from './recordings.ts';

const file = readFileSync(join(ROOT, 'docs/speech/recordings.json'), 'utf8');
const { recordings }: { readonly recordings: readonly Recording[] } = JSON.parse(file);

describe('the recordings of speech (EYE-2, EYE-3)', () => {
  it('are one file with a record on each line, as the command writes it', () => {
    expect(recordingsFile(recordings)).toBe(file);
  });

  it('name date and versions, and hold no fault', () => {
    for (const { browser, reader, date, records } of recordings) {
      expect(browser).toMatch(/^(?:Chromium|Firefox) \d+\./);
      expect(reader).toMatch(/^Orca \d+\./);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(records.flatMap(({ faults }) => faults)).toEqual([]);
    }
  });

  it('replace those of the same name and browser, whatever its version', () => {
    const [first] = recordings;
    if (!first) throw new Error('Nothing is recorded.');
    const [name = ''] = first.browser.split(' ');
    const later = { ...first, browser: `${name} 999.0`, records: [] };
    const all = replaceRecordings(recordings, [later]);
    expect(all).toHaveLength(recordings.length);
    expect(all).toContainEqual(later);
    expect(all).not.toContainEqual(first);
  });
});
