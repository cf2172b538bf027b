import interactions from './interaction-evidence.json' with { type: 'json' };
import { KEYS } from './keys/index.ts';
import { MEASUREMENTS } from './measurements.ts';

/** A test that shows that a component meets a criterion. */
export interface Proof {
  /** The id of a story with an interaction test, or the file of a test. */
  readonly test: string;
  /** Whether `test` is a story. */
  readonly isStory: boolean;
}

/** Tests of the design tokens: components have no other colours. */
const COLOURS: Proof = { test: 'tokens/src/tokens.test.ts', isStory: false };

/** Presses every key of the table on the docs page. */
const KEY_BY_KEY: Proof = { test: 'tools/a11y/keys/keys.browser.test.tsx', isStory: false };

/** Ids of the parts with keys, as the last word of their id in Storybook. */
const WITH_KEYS = new Set(
  Object.keys(KEYS).map((folder) => folder.replaceAll('-', '').replace(/^parcelpicker$/, '$&map')),
);

/** The gate measures every story of every component. */
const OF_EVERY_STORY: Readonly<Record<string, readonly Proof[]>> = {
  '1.4.3': [COLOURS],
  ...Object.fromEntries(
    MEASUREMENTS.flatMap(({ id, criteria }) =>
      criteria.map((criterion) => [criterion, [{ test: id, isStory: false }]] as const),
    ),
  ),
};

/**
 * The tests that show that a component meets a criterion; none if nothing was checked.
 *
 * @param component id of the component in Storybook, such as `forms-button`
 */
export function proofsOf(component: string, criterion: string): readonly Proof[] {
  const stories = Object.entries(interactions)
    .filter(([id, criteria]) => id.startsWith(`${component}-`) && criteria.includes(criterion))
    .map(([test]) => ({ test, isStory: true }));
  const hasKeys = criterion === '2.1.1' && WITH_KEYS.has(component.split('-').at(-1) ?? '');
  return [...stories, ...(hasKeys ? [KEY_BY_KEY] : []), ...(OF_EVERY_STORY[criterion] ?? [])];
}

/** The tests of all components that show a criterion; none if nothing was checked. */
export function testsOf(criterion: string): readonly Proof[] {
  const stories = Object.entries(interactions)
    .filter(([, criteria]) => criteria.includes(criterion))
    .map(([test]) => ({ test, isStory: true }));
  const keys = criterion === '2.1.1' ? [KEY_BY_KEY] : [];
  return [...stories, ...keys, ...(OF_EVERY_STORY[criterion] ?? [])];
}
