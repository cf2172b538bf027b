import type { Variant } from '../runner/variants.ts';

/** The outcomes of a rule of axe, the worst first. */
export const OUTCOMES = ['violated', 'incomplete', 'passed', 'inapplicable'] as const;

/** The outcome of a rule of axe in one run. */
export type Outcome = (typeof OUTCOMES)[number];

/** The variant in which a story was checked. */
export type Setting = Pick<Variant, 'brand' | 'theme' | 'width'>;

/** One element that violates a rule, or that axe cannot judge. */
export interface Finding {
  readonly target: string;
  readonly summary: string;
}

/** A rule with its findings. */
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

/** The result of a story's interaction test; `none` for a story without one. */
export interface Interaction {
  readonly result: 'passed' | 'failed' | 'none';
  /** Why it failed: the message of the test. */
  readonly message?: string;
}

/** One story with its results. */
export interface StoryReport {
  readonly id: string;
  readonly component: string;
  readonly name: string;
  /** What the story shows or proves, from its documentation comment; may be empty. */
  readonly description: string;
  readonly interaction: Interaction;
  /** Criteria to which the interaction test applies, such as `2.1.1`. */
  readonly criteria: readonly string[];
  readonly runs: readonly Run[];
}

/** A document with the violations of PDF/UA-1 that a program can find. */
export interface DocumentReport {
  readonly name: string;
  /** Each begins with the number of its checkpoint. */
  readonly violations: readonly string[];
}

/** A rule of axe. */
export interface Rule {
  readonly id: string;
  readonly help: string;
  readonly helpUrl: string;
  /** WCAG criteria at level A or AA, such as `1.4.3`; none for best practices. */
  readonly criteria: readonly string[];
}

/** A manual check by a person. `component` is `*` if it applies to all components. */
export interface ManualCheck {
  readonly component: string;
  readonly criterion: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly role: string;
  readonly result: 'passed' | 'failed' | 'inapplicable';
  readonly note: string;
}

/** Speech of a screen reader, recorded by `pnpm test:speech`. */
export interface SpeechRun {
  readonly name: string;
  /** With version, as is the reader. */
  readonly browser: string;
  readonly reader: string;
  readonly system: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly records: readonly {
    readonly subject: string;
    readonly action: string;
    readonly criteria: readonly string[];
    readonly spoken: readonly string[];
    /** Broken rules; none if the record passed. */
    readonly faults: readonly string[];
  }[];
}

/** Journeys through the portal in a browser other than that of the automatic rules. */
export interface BrowserRun {
  /** With version. */
  readonly browser: string;
  readonly system: string;
  /** ISO 8601, day only. */
  readonly date: string;
  readonly command: string;
  readonly passed: number;
  readonly failed: number;
}

/** What a screen reader said to a person: a file in `docs/manual-checks`. */
export interface ScreenReaderCheck {
  /** ISO 8601, day only. */
  readonly date: string;
  readonly role: string;
  readonly reader: string;
  readonly readerVersion: string;
  readonly browser: string;
  readonly browserVersion: string;
  readonly system: string;
  /** The page, component or journey. */
  readonly subject: string;
  readonly result: 'passed' | 'failed';
  /** What was spoken, in the order in which it was said. */
  readonly spoken: readonly string[];
  readonly note?: string;
}

/** The whole report: the content of `report.json`. */
export interface Report {
  readonly product: { readonly name: string; readonly version: string };
  /** ISO 8601 with time zone. */
  readonly created: string;
  readonly tools: { readonly axe: string; readonly browser: string };
  readonly settings: readonly Setting[];
  /** Names of the brands in the settings. */
  readonly brands: Readonly<Record<string, string>>;
  readonly rules: readonly Rule[];
  readonly stories: readonly StoryReport[];
  /** Every document of the cadastre system; clause 10 of EN 301 549. */
  readonly documents: readonly DocumentReport[];
  readonly manualChecks: readonly ManualCheck[];
  readonly speech: readonly SpeechRun[];
  readonly browserRuns: readonly BrowserRun[];
  readonly screenReaderChecks: readonly ScreenReaderCheck[];
}
