import { describe, expect, it } from 'vitest';
import { proofsOf } from '../../../packages/ui/docs/evidence.ts';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import { earlOf } from './earl.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import { report, run, story } from './fixture.ts';
import { pagesOf } from './html/pages.ts';
import { hasTest, missingTests } from './named-tests.ts';
import { openAcrOf } from './openacr.ts';
import { MEASUREMENTS } from '../../../packages/ui/docs/measurements.ts';
import { statusOf, type Status } from './status.ts';
import type { NamedTest, Report } from './schema.ts';
import { readNamedTests } from './stored-evidence.ts';

const JOURNEY: NamedTest = {
  file: 'e2e/journeys/keep-order.spec.ts',
  title: 'keeps the order through a reload at any step, and through a login',
  criteria: ['3.3.7'],
  de: 'Die Angaben zum Auftrag sind noch da.',
  en: 'What was entered is still there.',
};

describe('tests that the report names but does not run (LIB-9)', () => {
  const stored = readNamedTests();

  it('exist, each for known criteria', () => {
    expect(missingTests(stored)).toEqual([]);
    const known = new Set(CRITERIA.map(({ id }) => id));
    expect(stored.flatMap(({ criteria }) => criteria).filter((id) => !known.has(id))).toEqual([]);
  });

  it('are missing when the file, the title or a part of it does not exist, or when they are skipped', () => {
    const wrong = [
      { ...JOURNEY, file: 'e2e/journeys/none.spec.ts' },
      { ...JOURNEY, title: 'keeps' },
      { ...JOURNEY, title: 'keeps nothing' },
    ];
    expect(missingTests([JOURNEY])).toEqual([]);
    expect(missingTests(wrong)).toHaveLength(wrong.length);
    expect(hasTest("test.skip('keeps it', run)", 'keeps it')).toBe(false);
    expect(hasTest("it.each(rows)(\n  'keeps it (EX-1)', run)", 'keeps it')).toBe(true);
  });

  it('include those that docs pages name beside stories and measurements', () => {
    const measured: string[] = MEASUREMENTS.map(({ id }) => id);
    const files = new Set(stored.map(({ file, criteria }) => `${file} ${criteria.join(' ')}`));
    for (const { id } of CRITERIA) {
      const others = proofsOf('no-component', id).filter(({ test }) => !measured.includes(test));
      for (const { test } of others) {
        expect([...files].some((one) => one.startsWith(test) && one.includes(id))).toBe(true);
      }
    }
  });
});

function status(changes: Partial<Report>): Status {
  const whole = report({ tests: [JOURNEY], ...changes });
  const criterion = CRITERIA.find(({ id }) => id === '3.3.7');
  if (!criterion) throw new Error('3.3.7 is not in the list of criteria');
  return statusOf(evidenceFor(criterion, whole), componentsOf(whole));
}

describe('the status of a criterion with a named test', () => {
  const rules = [{ id: 'button-name', help: '', helpUrl: '', criteria: ['3.3.7'] }];

  it('says that a test exists, and nothing else', () => {
    expect(status({})).toBe('namedTest');
    expect(status({ tests: [] })).toBe('notChecked');
  });

  it('is that of what the report has found itself', () => {
    expect(status({ rules })).toBe('automatic');
    const runs = [run({ passed: [], inapplicable: ['button-name'] })];
    expect(status({ rules, stories: [story({ runs })] })).toBe('namedTest');
    const interaction = { result: 'passed' as const };
    expect(status({ stories: [story({ interaction, criteria: ['3.3.7'] })] })).toBe('interaction');
  });
});

describe('named tests in the files of the report', () => {
  const whole = report({ tests: [JOURNEY] });

  it('are described in German, with their names marked as English', () => {
    const [page] = pagesOf(whole);
    const row = page?.text.split('id="criterion-3.3.7"')[1]?.split('</tr>')[0];
    expect(row).toContain(JOURNEY.de);
    expect(row).toContain(`<span lang="en">${JOURNEY.title}</span>`);
    expect(row).toContain('class="state namedTest"');
  });

  it('are in the notes of OpenACR, without a higher level', () => {
    const file = openAcrOf(whole, { name: 'Authority', email: '' });
    const text = file.replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Other tests, not run for this report: What was entered is still there.',
    );
    expect(text).not.toContain('level: supports');
  });

  it('are untested in EARL, as the report does not run them', () => {
    const assertions = earlOf(whole)['@graph'].filter(
      ({ subject }) => subject === 'urn:portal:product',
    );
    expect(assertions).toEqual([
      expect.objectContaining({ result: expect.objectContaining({ outcome: 'earl:untested' }) }),
    ]);
  });
});
