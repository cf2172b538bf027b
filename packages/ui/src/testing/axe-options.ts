/** Tags of the rules that axe runs: WCAG 2.2 at levels A and AA, and the best practices of axe. */
export const AXE_TAGS: string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Options of every run of axe: in tests, in Storybook, in the audit and in the auditor's report. */
export const AXE_OPTIONS = {
  runOnly: { type: 'tag' as const, values: AXE_TAGS },
  // No enabled rule reads stylesheets, and fetching them takes time.
  preload: false,
};
