import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { report, run, story } from './fixture.ts';
import { lastRunOf } from './last-run.ts';
import { productAccessibility } from './product-accessibility.ts';
import { PRODUCT_FILE, productFile, readBarriers, readSources } from './product-sources.ts';

const ROOT = join(import.meta.dirname, '../../..');
const sources = readSources();

const CHECK = {
  component: 'Form/Button',
  criterion: '2.4.7',
  date: '2026-12-24',
  role: 'auditor',
  result: 'failed',
  note: '',
} as const;

const violated = [
  { rule: 'button-name', impact: 'critical', findings: [{ target: '#x', summary: 'No name' }] },
];

describe('the part of the product in the accessibility statement (LAW-1)', () => {
  it('is what its sources say; pnpm generate:statement writes it', () => {
    expect(readFileSync(PRODUCT_FILE, 'utf8')).toBe(productFile(sources));
  });

  it('has the day of the newest record', () => {
    const days = [...sources.stored.speech, ...sources.stored.browserRuns].map(({ date }) => date);
    const { evaluation } = productAccessibility({ ...sources, lastRun: null });
    expect(days).toContain(evaluation.evaluatedOn);
    expect(days.filter((day) => day > evaluation.evaluatedOn)).toEqual([]);
    const lastRun = { date: '2099-01-02', stories: 3, notMet: [] };
    const later = productAccessibility({ ...sources, lastRun }).evaluation;
    expect(later.evaluatedOn).toBe('2099-01-02');
    expect(later.text.de).toContain('vom 02.01.2099, über 3 Beispiele');
  });

  it('needs a reason for each clause that nothing checks, and none for the others', () => {
    const [first, ...others] = sources.reasons.web;
    const web = (groups: readonly (typeof first)[]) => () =>
      productAccessibility({
        ...sources,
        reasons: { ...sources.reasons, web: groups.flatMap((group) => group ?? []) },
      });
    expect(web(others)).toThrow(`lacks a reason for: ${first?.criteria.join(', ')}`);
    const known = first && { ...first, criteria: ['9.4.1.2'] };
    expect(web([first, ...others, known])).toThrow('although it is checked: 9.4.1.2');
  });

  it('names what a person found not met', () => {
    const stored = { ...sources.stored, manualChecks: [CHECK] };
    const { evaluation } = productAccessibility({ ...sources, stored });
    expect(evaluation.evaluatedOn).toBe('2026-12-24');
    expect(evaluation.findings[0]).toMatchObject({ status: 'NOT_MET', criteria: ['9.2.4.7'] });
    const repaired = { ...CHECK, date: '2026-12-25', result: 'passed' } as const;
    const later = { ...sources.stored, manualChecks: [CHECK, repaired] };
    expect(
      productAccessibility({ ...sources, stored: later }).evaluation.findings.filter(
        ({ status }) => status === 'NOT_MET',
      ),
    ).toEqual([]);
  });

  it('names what the last whole report found not met', () => {
    const runs = [run({ passed: [], violated })];
    const lastRun = lastRunOf(report({ stories: [story({ runs })] }));
    expect(lastRun).toEqual({
      date: '2026-03-01',
      stories: 1,
      notMet: [{ clause: '9.4.1.2', rules: ['button-name'] }],
    });
    const { findings } = productAccessibility({ ...sources, lastRun }).evaluation;
    expect(findings[0]).toMatchObject({ status: 'NOT_MET', criteria: ['9.4.1.2'] });
    expect(findings[0]?.reason.de).toContain('button-name');
    expect(lastRunOf(report()).notMet).toEqual([]);
  });

  it('is fully conforming only without findings and barriers', () => {
    expect(productAccessibility(sources).conformity).toBe('PARTIAL');
    expect(sources.barriers.some(({ reason }) => reason === 'NOT_COMPLIANT')).toBe(true);
  });

  it('has the barriers that docs/accessibility.md lists', () => {
    const documented = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
    for (const { content, explanation, alternative } of readBarriers()) {
      expect(documented).toContain(`| ${content.en} | ${explanation.en} | ${alternative.en} |`);
    }
    const [, table = ''] = documented.split('## Known barriers of the product');
    const rows = (table.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => /^\| [^-]/.test(line));
    // With the row of headings.
    expect(rows).toHaveLength(readBarriers().length + 1);
  });
});
