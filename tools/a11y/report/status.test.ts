import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import type { Criterion } from '../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import { report, run, story } from './fixture.ts';
import { statusOf } from './status.ts';
import type { Status } from './status.ts';
import type { ManualCheck, Report, RuleFinding } from './schema.ts';

const find = (id: string): Criterion =>
  CRITERIA.find((criterion) => criterion.id === id) ?? { id, level: 'A', de: id, en: id };

function status(id: string, changes: Partial<Report> = {}): Status {
  const whole = report(changes);
  return statusOf(evidenceFor(find(id), whole), componentsOf(whole));
}

const found: RuleFinding = { rule: 'button-name', impact: 'critical', findings: [] };

function manual(changes: Partial<ManualCheck>): ManualCheck {
  return {
    component: 'Form/Button',
    criterion: '4.1.2',
    date: '2026-02-01',
    role: 'auditor',
    result: 'passed',
    note: '',
    ...changes,
  };
}

describe('the status without manual checks (UI-12)', () => {
  it('is never "met"', () => {
    expect(status('4.1.2')).toBe('automatic');
  });

  it('is "no content" where no rule was applicable', () => {
    expect(status('1.2.2')).toBe('noContent');
  });

  it('is "not checked" where no rule exists', () => {
    expect(status('2.4.5')).toBe('notChecked');
  });

  it('is "to review" where one case is incomplete', () => {
    const runs = [run(), run({ passed: [], incomplete: [found] }, 1)];
    expect(status('4.1.2', { stories: [story({ runs })] })).toBe('toReview');
  });

  it('is "interaction" where only interaction tests apply', () => {
    const tested = story({ interaction: { result: 'passed' }, criteria: ['2.1.1'] });
    expect(status('2.1.1', { stories: [tested] })).toBe('interaction');
  });
});

describe('the status "not met"', () => {
  it('follows from one violation', () => {
    const runs = [run(), run({ passed: [], violated: [found] }, 1)];
    const manualChecks = [manual({})];
    expect(status('4.1.2', { stories: [story({ runs })], manualChecks })).toBe('notMet');
  });

  it('follows from one failed interaction test', () => {
    const tested = story({ interaction: { result: 'failed', message: 'no' }, criteria: ['2.1.1'] });
    expect(status('2.1.1', { stories: [tested] })).toBe('notMet');
  });

  it('follows from one failed manual check, until a later one passes', () => {
    const failed = manual({ result: 'failed' });
    expect(status('4.1.2', { manualChecks: [failed] })).toBe('notMet');
    const later = manual({ date: '2026-02-02' });
    expect(status('4.1.2', { manualChecks: [later, failed] })).toBe('met');
  });
});

describe('the status with manual checks', () => {
  const stories = [story(), story({ id: 'form-link--plain', component: 'Form/Link' })];

  it('is "met" only if every component was checked', () => {
    expect(status('4.1.2', { stories, manualChecks: [manual({})] })).toBe('partlyManual');
    const both = [manual({}), manual({ component: 'Form/Link' })];
    expect(status('4.1.2', { stories, manualChecks: both })).toBe('met');
    expect(status('4.1.2', { stories, manualChecks: [manual({ component: '*' })] })).toBe('met');
  });

  it('is "not applicable" only if every component was found inapplicable', () => {
    const checks = [manual({ component: '*', criterion: '1.2.2', result: 'inapplicable' })];
    expect(status('1.2.2', { stories, manualChecks: checks })).toBe('notApplicable');
  });
});
