import type { Product } from '@portal/api';
import type { Configuration } from '../model/configuration.ts';
import type { OrderState, Step, SubStep } from '../model/state.ts';
import { isFormatDone, isJustificationDone } from '../state/selectors.ts';

/** The steps in the order of the stepper. */
export const STEPS: readonly Step[] = [
  'login',
  'configuration',
  'order-summary',
  'payment',
  'provisioning',
];

const STEP_OF: Readonly<Record<SubStep, Step>> = {
  login: 'login',
  'configuration-product': 'configuration',
  'configuration-parcel': 'configuration',
  'configuration-justification': 'configuration',
  'configuration-formatAndScale': 'configuration',
  'configuration-provisioningType': 'configuration',
  'order-summary': 'order-summary',
  'order-review': 'order-summary',
  approval: 'order-summary',
  payment: 'payment',
  provisioning: 'provisioning',
};

/** Under which step of the stepper a sub-step shows (FLOW-1). */
export function stepOf(subStep: SubStep): Step {
  return STEP_OF[subStep];
}

/** The names of all sub-steps. */
export function isSubStep(value: unknown): value is SubStep {
  return typeof value === 'string' && Object.hasOwn(STEP_OF, value);
}

/**
 * The sub-steps of configuring a product, in order. The seeds describe products that are sensitive or have a user
 * format; one that is both is justified first and then formatted, so that each step keeps the neighbour the seeds
 * give it: justification follows the parcel, and what comes before the delivery is the last step demanded.
 */
export function configurationPath(product: Product | null): readonly SubStep[] {
  const path: SubStep[] = ['configuration-product', 'configuration-parcel'];
  if (product?.sensitiveData) path.push('configuration-justification');
  if (product?.userDefinedFormat) path.push('configuration-formatAndScale');
  path.push('configuration-provisioningType');
  return path;
}

/** Whether a sub-step of configuring has what it must, so that the next one may be shown. */
export function isSubStepDone(configuration: Configuration, subStep: SubStep): boolean {
  switch (subStep) {
    case 'configuration-product':
      return configuration.product !== null;
    case 'configuration-parcel':
      return configuration.parcel !== null;
    case 'configuration-justification':
      return isJustificationDone(configuration);
    case 'configuration-formatAndScale':
      return isFormatDone(configuration);
    default:
      return true;
  }
}

/** The sub-step after the current one; null at the ends and outside of configuring. */
export function nextSubStep(state: OrderState): SubStep | null {
  if (state.step === 'login') return 'configuration-product';
  const path = configurationPath(state.configuration.product);
  const index = path.indexOf(state.step);
  return index < 0 ? null : (path[index + 1] ?? 'order-summary');
}

/** The sub-step before the current one; null at the first and outside of configuring. */
export function previousSubStep(state: OrderState): SubStep | null {
  const path = configurationPath(state.configuration.product);
  const index = path.indexOf(state.step);
  return index < 1 ? null : (path[index - 1] ?? null);
}

/** Whether the next button of the current sub-step is enabled; the delivery step adds to the basket instead. */
export function canGoNext(state: OrderState): boolean {
  if (state.step === 'configuration-provisioningType') return false;
  return nextSubStep(state) !== null && isSubStepDone(state.configuration, state.step);
}

/**
 * The wanted sub-step if it can be shown, else the last one before it that can: addresses typed by hand and the
 * browser's back key must not lead to a step whose conditions are not met (APP-12).
 */
export function reachableSubStep(state: OrderState, wanted: SubStep): SubStep {
  if (wanted === 'approval' || wanted === 'payment' || wanted === 'provisioning') {
    return state.orderNumber === null ? 'order-summary' : wanted;
  }
  if (stepOf(wanted) !== 'configuration') return wanted;
  const path = configurationPath(state.configuration.product);
  for (const subStep of path) {
    if (subStep === wanted || !isSubStepDone(state.configuration, subStep)) return subStep;
  }
  return path[path.length - 1] ?? wanted;
}
