import { lazyComponent } from '../../common/lazy-component.ts';

/** With the components of the map; the buttons below the map come with them, and do not move. */
export const formatStep = lazyComponent(async () => (await import('./FormatStep.tsx')).FormatStep);

/** Not part of every order. */
export const justificationStep = lazyComponent(
  async () => (await import('./JustificationStep.tsx')).JustificationStep,
);

/** With the basket table and the code for sending, which the steps before do not need. */
export const summaryStep = lazyComponent(
  async () => (await import('./SummaryStep.tsx')).SummaryStep,
);

/**
 * Loads steps before they are shown: a loading text between two steps takes the focus from the page, and a screen reader then
 * begins at the top of the page. Never rejects: showing a step reports the failure.
 */
export async function loadSteps(
  ...steps: readonly { load: () => Promise<unknown> }[]
): Promise<void> {
  await Promise.allSettled(steps.map(({ load }) => load()));
}
