import { describe, expect, it } from 'vitest';
import { CRITERIA, clauseOf, LEVEL_AAA } from '../../../packages/ui/docs/criteria.ts';
import type { Story } from '../runner/story.ts';
import { documentCriteria } from './documents.ts';
import { findingsOf, plainMessage } from './collect.ts';
import { componentOf, reportedStories, slug } from './components.ts';
import { criteriaOfTags, rulesOfAxe, rulesOfReport } from './rules.ts';
import { readInteractionEvidence } from './stored-evidence.ts';

function story(id: string, title: string, tags: string[] = []): Story {
  return { id, title, name: id, type: id.includes('docs') ? 'docs' : 'story', tags };
}

describe('criteria (UI-12)', () => {
  it('are the 55 of WCAG 2.2 at A and AA: without Parsing, with the six that it added (LIB-24)', () => {
    expect(CRITERIA.filter(({ since22 }) => !since22)).toHaveLength(49);
    expect(CRITERIA.filter(({ since22 }) => since22)).toHaveLength(6);
    expect(CRITERIA.filter(({ level, since22 }) => level === 'A' && !since22)).toHaveLength(29);
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(55);
    expect(CRITERIA.map(({ id }) => id)).not.toContain('4.1.1');
  });

  it('have a clause of EN 301 549 only where version 3.2.1 has one', () => {
    const clauses = CRITERIA.map(clauseOf);
    expect(clauses[0]).toBe('9.1.1.1');
    expect(clauses.filter((clause) => clause === undefined)).toHaveLength(6);
  });

  it('include all that the interaction evidence names', () => {
    const known = new Set([...CRITERIA.map(({ id }) => id), ...Object.keys(LEVEL_AAA)]);
    const named = Object.values(readInteractionEvidence()).flat();
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('rules of axe', () => {
  it('have the criteria in their tags, not levels and best practices', () => {
    expect(criteriaOfTags(['cat.color', 'wcag2aa', 'wcag143', 'wcag1412', 'wcag146'])).toEqual([
      '1.4.3',
      '1.4.12',
    ]);
    expect(criteriaOfTags(['best-practice'])).toEqual([]);
  });

  it('include contrast, target size and best practices, but no experimental rules', () => {
    const rules = new Map(rulesOfAxe().map((rule) => [rule.id, rule]));
    expect(rules.get('color-contrast')?.criteria).toEqual(['1.4.3']);
    expect(rules.get('target-size')?.criteria).toEqual(['2.5.8']);
    expect(rules.get('heading-order')?.criteria).toEqual([]);
    expect(rules.has('css-orientation-lock')).toBe(false);
  });
});

describe('measurements (LIB-9)', () => {
  it('are rules of the report for reflow, text spacing and target size', () => {
    const rules = new Map(rulesOfReport().map((rule) => [rule.id, rule]));
    expect(rules.get('portal-reflow')?.criteria).toEqual(['1.4.4', '1.4.10']);
    expect(rules.get('portal-text-spacing')?.criteria).toEqual(['1.4.12']);
    expect(rules.get('portal-target-size')?.criteria).toEqual(['2.5.8']);
    expect(rules.get('button-name')?.criteria).toContain('4.1.2');
  });
});

describe('messages of failed tests', () => {
  it('have no colours and no markup', () => {
    const message = '\u001B[31mexpected a\u001B[39m\n  to be b\n\nIgnored nodes: x\n<html>';
    expect(plainMessage(message)).toBe('expected a to be b');
  });
});

describe('stories', () => {
  const stories = [
    story('b--one', 'Form/B'),
    story('a--two', 'Form/A/Behaviour'),
    story('a--docs', 'Form/A'),
    story('wrong--one', 'Nonconforming', ['nonconforming']),
  ];

  it('are sorted by component, without docs pages and nonconforming stories', () => {
    expect(reportedStories(stories).map(({ id }) => id)).toEqual(['a--two', 'b--one']);
    expect(() => reportedStories([])).toThrow('no story');
  });

  it('belong to the component that they test', () => {
    expect(componentOf('Order/Stepper/Behaviour')).toBe('Order/Stepper');
    expect(slug('Order/Stepper')).toBe('order-stepper');
  });
});

describe('clause 10 of EN 301 549 (DOC-6)', () => {
  it('names the checkpoints of a criterion, and none for a criterion that is not checked', () => {
    const criteria = documentCriteria([{ name: 'invoice', violations: [] }]);
    const clause = (id: string) => criteria.find((one) => one.clause === id);
    expect(criteria).toHaveLength(44);
    expect(clause('10.1.1.1')).toMatchObject({ checkpoints: ['13'], violations: [] });
    expect(clause('10.1.4.5')).toMatchObject({ checkpoints: [] });
    expect(clause('10.2.4.5')).toBeUndefined();
  });

  it('lists violations under the criteria of their checkpoint', () => {
    const criteria = documentCriteria([{ name: 'invoice', violations: ['13: no alternative'] }]);
    const violated = criteria.filter(({ violations }) => violations.length > 0);
    expect(violated.map(({ clause }) => clause)).toEqual(['10.1.1.1']);
  });
});

describe('findings of axe', () => {
  const message = 'The background is covered by another element';
  const check = { id: 'color-contrast', impact: 'serious', message, data: null } as const;
  const node = {
    html: '<p>',
    target: ['p'],
    failureSummary: `Fix any of the following:\n  ${message}`,
    any: [check],
    all: [],
    none: [],
  };
  const result = { id: 'color-contrast', description: '', help: '', helpUrl: '', tags: [] };
  const summaryOf = (outcome: 'violated' | 'incomplete') =>
    findingsOf([{ ...result, nodes: [node] }], outcome)[0]?.findings[0]?.summary;

  it('say what to fix', () => {
    expect(summaryOf('violated')).toBe(node.failureSummary);
  });

  it('give the reason alone where a person must judge', () => {
    expect(summaryOf('incomplete')).toBe(message);
  });
});
