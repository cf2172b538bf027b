import axe from 'axe-core';
import { CRITERIA } from '../../../packages/ui/docs/criteria.ts';
import { AXE_TAGS } from '../../../packages/ui/src/testing/axe-options.ts';
import type { Rule } from './types.ts';

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

/** The version of axe-core. */
export const AXE_VERSION: string = axe.version;
