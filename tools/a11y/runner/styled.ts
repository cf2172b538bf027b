import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** A movement beside other content may last this long without a way to stop it, in ms (WCAG 2.2.2). */
const LONGEST_MS = 5000;

/** Where something moves while people wait: that is what they want to know. */
const BUSY = '[aria-busy="true"], [role="progressbar"], progress';

const PSEUDO = ['::before', '::after'] as const;
const WORD = /\p{L}{2,}|\d/u;

/** The quoted part of a value of `content`, without an alternative text and the names of counters. */
const wordsOf = (content: string): string =>
  [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join(' ');

/** Whether the words repeat an attribute of the element, and screen readers are told to skip them: the document has them elsewhere. */
const repeatsForTheEye = (element: Element, content: string): boolean =>
  content.endsWith('/ ""') &&
  Object.values((element as HTMLElement).dataset).includes(wordsOf(content).trim());

const hasWordsOfStyle = (element: Element): boolean =>
  PSEUDO.some((pseudo) => {
    const { content } = getComputedStyle(element, pseudo);
    return (
      content.startsWith('"') && WORD.test(wordsOf(content)) && !repeatsForTheEye(element, content)
    );
  });

/** Seconds and milliseconds, such as "1.5s, 200ms". @returns the longest, in ms */
const longestMs = (times: string): number =>
  Math.max(
    0,
    ...times
      .split(',')
      .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
  );

/** Whether a rule moves something longer than it may. The styles of the tests ask for reduced motion, so that nothing moves now. */
function isEndless({ style }: CSSStyleRule): boolean {
  const { animationDuration, animationIterationCount } = style;
  if (/infinite/.test(animationIterationCount || style.animation)) return true;
  const count = Math.max(1, ...animationIterationCount.split(',').map(Number).filter(Boolean));
  return longestMs(animationDuration || '0s') * count > LONGEST_MS;
}

/** The selectors of each sheet that move something too long. */
const known = new WeakMap<CSSStyleSheet, { readonly count: number; readonly found: string[] }>();

function selectorsIn(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    const nested = 'cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : [];
    const isFound = rule instanceof CSSStyleRule && isEndless(rule);
    return isFound ? [rule.selectorText, ...nested] : nested;
  });
}

function endlessSelectors(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const count = sheet.cssRules.length;
    const before = known.get(sheet);
    if (before?.count === count) return before.found;
    const found = [...selectorsIn(sheet.cssRules)];
    known.set(sheet, { count, found });
    return found;
  });
}

const endlessIn = (root: Element): readonly Element[] =>
  endlessSelectors()
    .flatMap((selector) => {
      // What moves may be drawn before or after the element, or be a part of a progress bar.
      const owner = selector.replaceAll(/::[\w-]+/g, '').replaceAll(/:indeterminate/g, '');
      return [...root.querySelectorAll(owner)];
    })
    .filter((element) => isShown(element) && !element.closest(BUSY));

/** Words that a style writes, which nobody can copy, translate or always hear, and movement that does not end (WCAG 1.3.1, 2.2.2). */
export function findStyleFaults(root: Element): Finding[] {
  const written = [...root.querySelectorAll('*')].filter(
    (element) => hasWordsOfStyle(element) && isShown(element),
  );
  const faults = [
    ['styled-text', 'Write words in the document, not in a style (WCAG 1.3.1)', written],
    ['endless', 'Let people stop what moves longer than 5 s (WCAG 2.2.2)', endlessIn(root)],
  ] as const;
  return faults.flatMap(([rule, message, elements]) =>
    elements.length === 0 ? [] : [{ rule, message, elements: elements.map(describe) }],
  );
}
