import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { earlOf } from './earl.ts';
import { report, run, story } from './fixture.ts';
import { openAcrOf } from './openacr.ts';
import { MANUAL_CHECKS, REPORT, checkData } from './schema.ts';

const violated = [
  { rule: 'button-name', impact: 'critical', findings: [{ target: '#x', summary: 'No name' }] },
];
const mixed = report({
  stories: [story({ runs: [run(), run({ passed: [], violated }, 1)] })],
});

describe('EARL (UI-12)', () => {
  const graph = earlOf(mixed)['@graph'];
  const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion');

  it('has axe-core and its version as assertor', () => {
    const assertor = graph.find((node) => [node['@type']].flat().includes('earl:Assertor'));
    expect(assertor).toMatchObject({ title: 'axe-core', hasVersion: '4.0.0' });
  });

  it('has an assertion for every outcome of every rule, with the settings', () => {
    const results = assertions.map(({ result }) => result);
    expect(results).toEqual([
      expect.objectContaining({ outcome: 'earl:failed', info: 'dark 320 px: #x' }),
      expect.objectContaining({ outcome: 'earl:passed', info: 'light 1140 px' }),
      expect.objectContaining({ outcome: 'earl:inapplicable', info: 'in all 2 settings' }),
    ]);
  });

  it('describes every subject and test that it refers to', () => {
    const described = new Set(graph.map((node) => node['@id']));
    for (const { subject, test, assertedBy } of assertions) {
      expect([subject, test, assertedBy].every((id) => described.has(id))).toBe(true);
    }
  });
});

describe('OpenACR (UI-12)', () => {
  const file = parse(openAcrOf(mixed, { name: 'Authority', email: 'a@example.org' }));
  const level = (num: string) =>
    [
      ...file.chapters.success_criteria_level_a.criteria,
      ...file.chapters.success_criteria_level_aa.criteria,
    ].find((criterion: { num: string }) => criterion.num === num)?.components[0].adherence;

  it('has 31 criteria at level A and 24 at AA', () => {
    expect(file.chapters.success_criteria_level_a.criteria).toHaveLength(31);
    expect(file.chapters.success_criteria_level_aa.criteria).toHaveLength(24);
  });

  it('claims support only after a manual check', () => {
    expect(level('4.1.2')).toMatchObject({ level: 'partially-supports' });
    expect(level('1.2.2')).toMatchObject({ level: 'not-evaluated' });
    expect(level('2.5.8').notes).toContain('Not in EN 301 549 v3.2.1');
  });
});

const checkReport = (value: unknown) => () => checkData(REPORT, value, 'report.json');
const checkManual =
  (...checks: readonly object[]) =>
  () =>
    checkData(MANUAL_CHECKS, { checks }, 'manual-checks.json');

describe('report.json and the manual checks (UI-12)', () => {
  it('match their schemas', () => {
    expect(checkReport(mixed)).not.toThrow();
    expect(checkReport({ ...mixed, created: 'yesterday' })).toThrow('created');
    expect(checkReport({ ...mixed, other: 1 })).toThrow('other');
  });

  it('must be complete', () => {
    const check = {
      component: 'Form/Button',
      criterion: '2.4.7',
      date: '2026-02-01',
      role: 'auditor',
      result: 'passed',
      note: '',
    };
    expect(checkManual(check)).not.toThrow();
    expect(checkManual({ ...check, role: '' })).toThrow('role');
    expect(checkManual({ ...check, result: 'ok' })).toThrow('result');
  });
});
