import { describe, expect, it } from 'vitest';
import { CRITERIA, clauseOf } from '../../../packages/ui/docs/criteria.ts';
import { plainMessage } from './preview-page.ts';
import { criteriaOfTags, rulesOfAxe } from './rules.ts';
import { readInteractionEvidence } from './schema.ts';
import { componentOf, slug, storiesOf } from './stories.ts';

function entry(id: string, title: string, tags: string[] = []) {
  return { [id]: { id, title, name: id, type: id.includes('docs') ? 'docs' : 'story', tags } };
}

describe('criteria', () => {
  it('are the 50 of WCAG 2.1 at A and AA and the six that WCAG 2.2 added', () => {
    expect(CRITERIA.filter(({ since22 }) => !since22)).toHaveLength(50);
    expect(CRITERIA.filter(({ since22 }) => since22)).toHaveLength(6);
    expect(CRITERIA.filter(({ level, since22 }) => level === 'A' && !since22)).toHaveLength(30);
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(56);
  });

  it('have a clause of EN 301 549 only where version 3.2.1 has one', () => {
    const clauses = CRITERIA.map(clauseOf);
    expect(clauses[0]).toBe('9.1.1.1');
    expect(clauses.filter((clause) => clause === undefined)).toHaveLength(6);
  });

  it('are the only ones that interaction tests name', () => {
    const known = new Set(CRITERIA.map(({ id }) => id));
    const named = Object.values(readInteractionEvidence()).flat();
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('rules of axe', () => {
  it('belong to the criteria in their tags, levels and good practice aside', () => {
    expect(criteriaOfTags(['cat.color', 'wcag2aa', 'wcag143', 'wcag1412', 'wcag146'])).toEqual([
      '1.4.3',
      '1.4.12',
    ]);
    expect(criteriaOfTags(['best-practice'])).toEqual([]);
  });

  it('include contrast, size of targets and good practice, but nothing experimental', () => {
    const rules = new Map(rulesOfAxe().map((rule) => [rule.id, rule]));
    expect(rules.get('color-contrast')?.criteria).toEqual(['1.4.3']);
    expect(rules.get('target-size')?.criteria).toEqual(['2.5.8']);
    expect(rules.get('heading-order')?.criteria).toEqual([]);
    expect(rules.has('css-orientation-lock')).toBe(false);
  });
});

describe('messages of failed tests', () => {
  it('lose colours and markup', () => {
    const message = '\u001B[31mexpected a\u001B[39m\n  to be b\n\nIgnored nodes: x\n<html>';
    expect(plainMessage(message)).toBe('expected a to be b');
  });
});

describe('stories', () => {
  const index = {
    entries: {
      ...entry('b--one', 'Form/B'),
      ...entry('a--two', 'Form/A/Behaviour'),
      ...entry('a--docs', 'Form/A'),
      ...entry('wrong--one', 'Nonconforming', ['nonconforming']),
    },
  };

  it('come by component, without docs and without what is wrong on purpose', () => {
    expect(storiesOf(index).map(({ id }) => id)).toEqual(['a--two', 'b--one']);
    expect(storiesOf(index, 'FORM/B').map(({ id }) => id)).toEqual(['b--one']);
    expect(() => storiesOf(index, 'nothing')).toThrow('"nothing"');
  });

  it('belong to the component that they test', () => {
    expect(componentOf('Order/Stepper/Behaviour')).toBe('Order/Stepper');
    expect(slug('Order/Stepper')).toBe('order-stepper');
  });
});
