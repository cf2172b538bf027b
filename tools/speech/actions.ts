import type { Name } from './recordings.ts';
import type { Rule } from './rules.ts';

/** Keys of X, or a text that is typed. */
export type Step = string | { readonly type: string } | { readonly waitMs: number };

/** What a person does with a component, and what must be spoken. */
export interface ComponentAction {
  readonly action: Name;
  readonly steps: readonly Step[];
  readonly criteria: readonly string[];
  readonly rules: readonly Rule[];
}

/** A story and what a person does in it, one after another. The first key finds the start of the page. */
export interface Visit {
  readonly story: string;
  readonly actions: readonly ComponentAction[];
}

/** Whatever else is spoken, an action is not answered by silence. */
const SOMETHING: Rule = { contains: /\p{L}/u };

/** An action; without rules, something must be spoken. */
export const act = (
  action: Name,
  steps: readonly Step[],
  criteria: readonly string[],
  ...rules: Rule[]
): ComponentAction => ({ action, steps, criteria, rules: rules.length > 0 ? rules : [SOMETHING] });

/** Leaves the focus mode, which Orca enters on a button that expands something. */
export const BROWSE = 'Insert+a';

/** What is spoken once. */
export const once = (text: RegExp): Rule[] => [{ contains: text }, { atMostOnce: text }];
