import { AXE_OPTIONS } from './axe-options.ts';
import { findFaintControls } from './faint-controls.ts';
import { findKeptColors } from './forced-colors.ts';
import { findFaintOnHover } from './hovered.ts';
import { findLostContent } from './lost-content.ts';
import { findMotion } from './motion.ts';
import { findOverflow } from './overflow.ts';
import { findLeftOut } from './reading.ts';
import { withTheme } from './with-theme.ts';
import { findSmallTargets } from './targets.ts';
import type { CheckOptions, Finding } from './types.ts';

/** Rules that apply to whole pages only. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];
const MIN_TARGET = 24;

async function runAxe(root: Element, options: CheckOptions): Promise<Finding[]> {
  const { only, without = [], page = false } = options;
  const disabled = [...without, ...(page ? [] : PAGE_RULES)].filter(
    (rule) => !only?.includes(rule),
  );
  // Not at the top: `missingTexts` needs neither axe nor a browser.
  const { default: axe } = await import('axe-core');
  // Axe applies some rules to a document only, not to its body.
  const { violations } = await axe.run(page ? root.ownerDocument : root, {
    ...AXE_OPTIONS,
    ...(only
      ? { runOnly: { type: 'rule', values: [...only] } }
      : { rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) }),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    message: nodes[0]?.failureSummary ? `${help}: ${nodes[0].failureSummary}` : help,
    elements: nodes.map((node) => node.target.join(' ')),
  }));
}

/**
 * Checks a part of the document as our own gate does: axe (WCAG 2.2 A and AA, best practices),
 * contrast of edges and icons, target size, horizontal overflow at the current width, motion where reduced motion is requested,
 * colours of the theme where colours are forced, texts that the screen reader Orca leaves out, content that is cut off, covered or
 * without its name.
 * Returns the findings; an empty array if there are none. Needs a browser and the optional peer
 * `axe-core`; run one check at a time.
 */
export function checkAccessibility(
  root: Element = document.body,
  options: CheckOptions = {},
): Promise<Finding[]> {
  return withTheme(options, async () => [
    ...(await runAxe(root, options)),
    ...findSmallTargets(root, options.target ?? MIN_TARGET),
    ...findOverflow(root),
    ...findMotion(root),
    ...findKeptColors(root),
    ...(options.without?.includes('color-contrast')
      ? []
      : [...findFaintControls(root), ...findFaintOnHover(root)]),
    ...findLeftOut(root),
    ...findLostContent(root),
  ]);
}

/** The same for tests: throws an error that lists every finding. */
export async function expectAccessible(
  root: Element = document.body,
  options: CheckOptions = {},
): Promise<void> {
  const findings = await checkAccessibility(root, options);
  if (findings.length === 0) return;
  const variant = [options.brand, options.theme].filter(Boolean).join(' ');
  const lines = findings.map(
    ({ rule, message, elements }) => `[${rule}] ${message}\n  ${elements.join('\n  ')}`,
  );
  throw new Error(`Not accessible${variant ? ` (${variant})` : ''}:\n${lines.join('\n')}`);
}
