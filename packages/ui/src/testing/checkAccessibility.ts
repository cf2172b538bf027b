import axe from 'axe-core';
import { findMotion } from './motion.ts';
import { findOverflow } from './overflow.ts';
import { under } from './surroundings.ts';
import { findSmallTargets } from './targets.ts';
import type { CheckOptions, Finding } from './types.ts';

/** WCAG 2.2 at levels A and AA, and what axe holds to be good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What belongs to a page, not to a part of it. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];
const MIN_TARGET = 24;

async function askAxe(root: Element, options: CheckOptions): Promise<Finding[]> {
  const { only, without = [], page = false } = options;
  const off = [...without, ...(page ? [] : PAGE_RULES)].filter((rule) => !only?.includes(rule));
  // Axe asks some of them of a document only, never of its body.
  const { violations } = await axe.run(page ? root.ownerDocument : root, {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    ...(only ? {} : { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) }),
    resultTypes: ['violations'],
    // No rule in force reads stylesheets, and fetching them anew takes time.
    preload: false,
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    message: nodes[0]?.failureSummary ? `${help}: ${nodes[0].failureSummary}` : help,
    elements: nodes.map((node) => node.target.join(' ')),
  }));
}

/**
 * Checks a part of the document as our own gate does: axe (WCAG 2.2 A and AA, good practice), size
 * of targets, sideways overflow at the present width, motion where less was asked for. Returns what
 * was found, nothing when all is well. Needs a browser and the optional peer `axe-core`; one check
 * at a time.
 */
export function checkAccessibility(
  root: Element = document.body,
  options: CheckOptions = {},
): Promise<Finding[]> {
  return under(options, async () => [
    ...(await askAxe(root, options)),
    ...findSmallTargets(root, options.target ?? MIN_TARGET),
    ...findOverflow(root),
    ...findMotion(root),
  ]);
}

/** The same, throwing an error that lists every finding; for tests. */
export async function expectAccessible(
  root: Element = document.body,
  options: CheckOptions = {},
): Promise<void> {
  const findings = await checkAccessibility(root, options);
  if (findings.length === 0) return;
  const where = [options.brand, options.theme].filter(Boolean).join(' ');
  const lines = findings.map(
    ({ rule, message, elements }) => `[${rule}] ${message}\n  ${elements.join('\n  ')}`,
  );
  throw new Error(`Not accessible${where ? ` (${where})` : ''}:\n${lines.join('\n')}`);
}
