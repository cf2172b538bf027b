import { configurationPath, isWizardStep, SUB_STEPS } from '@portal/order-flow';
import type { WizardStep } from '@portal/order-flow';
import { useEffect } from 'react';
import { useOrderPart } from '../../services/services.ts';
import { type LazyComponent, lazyComponent } from '../common/lazy-component.ts';
import { ParcelStep } from './steps/ParcelStep.tsx';
import { ProductStep } from './steps/ProductStep.tsx';

const ofPage = (Component: LazyComponent['Component']): LazyComponent => ({
  Component,
  load: async () => Component,
});

/** The component of every step of the wizard; the first two of an extract come with the page, the others when they are needed. */
export const STEP_COMPONENTS: Readonly<Record<WizardStep, LazyComponent>> = {
  login: lazyComponent(async () => (await import('./steps/LoginStep.tsx')).LoginStep),
  'configuration-product': ofPage(ProductStep),
  'configuration-parcel': ofPage(ParcelStep),
  'configuration-justification': lazyComponent(
    async () => (await import('./steps/JustificationStep.tsx')).JustificationStep,
  ),
  'configuration-formatAndScale': lazyComponent(
    async () => (await import('./steps/FormatStep.tsx')).FormatStep,
  ),
  'configuration-provisioningType': lazyComponent(
    async () => (await import('./steps/ProvisioningStep.tsx')).ProvisioningStep,
  ),
  'order-summary': lazyComponent(async () => (await import('./steps/SummaryStep.tsx')).SummaryStep),
  approval: lazyComponent(async () => (await import('./steps/ApprovalStep.tsx')).ApprovalStep),
};

/**
 * Loads the file of the step after a configuration step before it is shown, as soon as a parcel is selected: a loading text
 * between two steps takes the focus from the page, and a screen reader then begins at the top of the page.
 */
export function useNextStepLoaded(shown: WizardStep): void {
  const next = useOrderPart(({ configuration }) => {
    const path = [...configurationPath(configuration.product), 'order-summary'] as const;
    const isDue = SUB_STEPS[shown].step === 'configuration' && configuration.parcel !== null;
    return isDue ? (path[path.indexOf(shown) + 1] ?? null) : null;
  });
  useEffect(() => {
    // A failure is reported when the step is shown.
    if (next && isWizardStep(next)) STEP_COMPONENTS[next].load().catch(() => undefined);
  }, [next]);
}
