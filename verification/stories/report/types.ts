import type { Variant } from '../runner/variants.ts';

/** What axe can say of one rule in one place. */
export type Outcome = 'violated' | 'incomplete' | 'passed' | 'inapplicable';

/** The four outcomes, the worst first. */
export const OUTCOMES: readonly Outcome[] = ['violated', 'incomplete', 'passed', 'inapplicable'];

/** The variant in which a story was checked. */
export type Setting = Pick<Variant, 'brand' | 'theme' | 'width'>;

/** One element that a rule complains of, or cannot judge. */
export interface Finding {
  readonly target: string;
  readonly summary: string;
}

/** A rule with the elements it found. */
export interface RuleFinding {
  readonly rule: string;
  readonly impact: string;
  readonly findings: readonly Finding[];
}

/** One run of axe: a story in one setting. Rules are named by their axe ids. */
export interface Run {
  readonly setting: Setting;
  readonly violated: readonly RuleFinding[];
  readonly incomplete: readonly RuleFinding[];
  readonly passed: readonly string[];
  readonly inapplicable: readonly string[];
}

/** What came of a story's interaction test; `none` where the story has no such test. */
export interface Interaction {
  readonly result: 'passed' | 'failed' | 'none';
  /** Why it failed, in the words of the test. */
  readonly message?: string;
}

/** One story with all that was found out about it. */
export interface StoryReport {
  readonly id: string;
  readonly component: string;
  readonly name: string;
  /** The story's own words on what it shows or proves; empty without any. */
  readonly description: string;
  readonly interaction: Interaction;
  /** Criteria that the interaction test bears on, such as `2.1.1`. */
  readonly criteria: readonly string[];
  readonly runs: readonly Run[];
}

/** A rule of axe. */
export interface Rule {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  /** WCAG criteria at level A or AA, such as `1.4.3`; none for good practice. */
  readonly criteria: readonly string[];
}

/** What a person checked by hand. `component` is `*` when the record holds for all of them. */
export interface ManualCheck {
  readonly component: string;
  readonly criterion: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly role: string;
  readonly result: 'passed' | 'failed' | 'inapplicable';
  readonly note: string;
}

/** The whole report, as `report.json` holds it. */
export interface Report {
  readonly product: { readonly name: string; readonly version: string };
  /** ISO 8601 with time zone. */
  readonly created: string;
  readonly tools: { readonly axe: string; readonly browser: string };
  readonly settings: readonly Setting[];
  /** What the brands of the settings are called. */
  readonly brands: Readonly<Record<string, string>>;
  readonly rules: readonly Rule[];
  readonly stories: readonly StoryReport[];
  readonly manualChecks: readonly ManualCheck[];
}
