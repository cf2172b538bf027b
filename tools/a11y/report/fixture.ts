import type { Report, Run, Setting, StoryReport } from './schema.ts';

/** Two settings for tests. */
const SETTINGS: readonly Setting[] = [
  { brand: '', theme: 'light', width: 1140 },
  { brand: '', theme: 'dark', width: 320 },
];

/** A run for tests in which `button-name` passed and `video-caption` was inapplicable. */
export function run(changes: Partial<Run> = {}, at = 0): Run {
  const setting = SETTINGS[at] ?? { brand: '', theme: 'light', width: 1140 };
  return {
    setting,
    violated: [],
    incomplete: [],
    passed: ['button-name'],
    inapplicable: ['video-caption'],
    ...changes,
  };
}

/** A story for tests, without an interaction test. */
export function story(changes: Partial<StoryReport> = {}): StoryReport {
  return {
    id: 'forms-button--primary',
    component: 'Form/Button',
    name: 'Primary',
    description: 'The <strong> one.',
    interaction: { result: 'none' },
    criteria: [],
    runs: [run(), run({}, 1)],
    ...changes,
  };
}

/** A report for tests, with one story and two rules by default. */
export function report(changes: Partial<Report> = {}): Report {
  return {
    product: { name: '@portal/ui', version: '1.2.3' },
    created: '2026-03-01T08:00:00.000Z',
    tools: { axe: '4.0.0', browser: 'Chromium 1' },
    settings: SETTINGS,
    brands: { '': 'Portal' },
    rules: [
      { id: 'button-name', help: 'Buttons have names', helpUrl: 'https://x', criteria: ['4.1.2'] },
      { id: 'video-caption', help: 'Captions', helpUrl: 'https://y', criteria: ['1.2.2'] },
    ],
    stories: [story()],
    documents: [{ name: 'invoice', violations: [] }],
    manualChecks: [],
    tests: [],
    speech: [],
    browserRuns: [],
    screenReaderChecks: [],
    ...changes,
  };
}
