import { configurationPath } from '@portal/order-flow';
import type { SubStep } from '@portal/order-flow';
import { useEffect } from 'react';
import { useOrderPart } from '../../../services/services.ts';
import { type LazyComponent, lazyComponent } from '../../common/lazy-component.ts';

/** With the components of the map; the buttons below the map come with them, and do not move. */
export const formatStep = lazyComponent(async () => (await import('./FormatStep.tsx')).FormatStep);

/** Not part of every order. */
export const justificationStep = lazyComponent(
  async () => (await import('./JustificationStep.tsx')).JustificationStep,
);

/** With the fields for copies and the price, which most of the configuration does without. */
export const provisioningStep = lazyComponent(
  async () => (await import('./ProvisioningStep.tsx')).ProvisioningStep,
);

/** With the basket table and the code for sending, which the steps before do not need. */
export const summaryStep = lazyComponent(
  async () => (await import('./SummaryStep.tsx')).SummaryStep,
);

const LATE: Partial<Record<SubStep, LazyComponent>> = {
  'configuration-justification': justificationStep,
  'configuration-formatAndScale': formatStep,
  'configuration-provisioningType': provisioningStep,
  'order-summary': summaryStep,
};

/** The step that follows a step of the configuration; its file is loaded as soon as `isDue`, before it is shown. */
export function useNextStepLoaded(isDue: boolean): void {
  const next = useOrderPart(({ step, configuration }) => {
    const path = [...configurationPath(configuration.product), 'order-summary'] as const;
    return path[path.findIndex((one) => one === step) + 1];
  });
  useEffect(() => {
    const step = next && LATE[next];
    if (isDue && step) void loadSteps(step);
  }, [isDue, next]);
}

/**
 * Loads steps before they are shown: a loading text between two steps takes the focus from the page, and a screen reader then
 * begins at the top of the page. Never rejects: showing a step reports the failure.
 */
export async function loadSteps(
  ...steps: readonly { load: () => Promise<unknown> }[]
): Promise<void> {
  await Promise.allSettled(steps.map(({ load }) => load()));
}
