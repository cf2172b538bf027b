import axe from 'axe-core';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import { MEASUREMENTS } from '../../../packages/ui/docs/measurements.ts';
import { AXE_TAGS } from '../../../packages/ui/src/testing/axe-options.ts';
import type { Rule } from './schema.ts';

const KNOWN = new Set(CRITERIA.map(({ id }) => id));

/** The criteria in the tags of an axe rule: `wcag1412` is 1.4.12. */
export function criteriaOfTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag);
    const id = digits ? digits.slice(1).join('.') : '';
    return KNOWN.has(id) ? [id] : [];
  });
}

/** Every rule that runs for the report, sorted by id. */
export function rulesOfAxe(): Rule[] {
  return (
    axe
      .getRules(AXE_TAGS)
      // Axe runs these only when they are enabled by name.
      .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
      .map(({ ruleId, help, helpUrl, tags }) => ({
        id: ruleId,
        help,
        helpUrl,
        criteria: criteriaOfTags(tags),
      }))
      .toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
  );
}

/** Every rule of the report: those of axe, then what our own checks measure. */
export function rulesOfReport(): Rule[] {
  const measured = MEASUREMENTS.map(({ id, en, helpUrl, criteria }) => ({
    id,
    help: en,
    helpUrl,
    criteria,
  }));
  return [...rulesOfAxe(), ...measured];
}

/** The version of axe-core. */
export const AXE_VERSION: string = axe.version;
