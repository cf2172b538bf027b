import type { Product } from '@portal/api';
import type { Configuration } from '../model/configuration.ts';
import type { OrderState, Step, SubStep } from '../model/state.ts';
import { isFormatDone, isJustificationDone } from './selectors.ts';

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

/** The step of the stepper to which a sub-step belongs (FLOW-1). */
export function stepOf(subStep: SubStep): Step {
  return STEP_OF[subStep];
}

/** Whether a value is the name of a sub-step. */
export function isSubStep(value: unknown): value is SubStep {
  return typeof value === 'string' && Object.hasOwn(STEP_OF, value);
}

/**
 * The sub-steps of the configuration of a product, in order. For a product that is sensitive and has a user format, the
 * justification comes before the format (FLOW-4).
 */
export function configurationPath(product: Product | null): readonly SubStep[] {
  const path: SubStep[] = ['configuration-product', 'configuration-parcel'];
  if (product?.sensitiveData) path.push('configuration-justification');
  if (product?.userDefinedFormat) path.push('configuration-formatAndScale');
  path.push('configuration-provisioningType');
  return path;
}

/** Whether a sub-step of the configuration is complete, so that the next one can be shown. */
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

/** The sub-step after the current one; null outside of the configuration. */
export function nextSubStep(state: OrderState): SubStep | null {
  if (state.step === 'login') return 'configuration-product';
  const path = configurationPath(state.configuration.product);
  const index = path.indexOf(state.step);
  return index < 0 ? null : (path[index + 1] ?? 'order-summary');
}

/** The sub-step before the current one; null for the first one and outside of the configuration. */
export function previousSubStep(state: OrderState): SubStep | null {
  const path = configurationPath(state.configuration.product);
  const index = path.indexOf(state.step);
  return index < 1 ? null : (path[index - 1] ?? null);
}

/** Whether the Next button is enabled; false in the provisioning step, whose button adds to the basket. */
export function canGoNext(state: OrderState): boolean {
  if (state.step === 'configuration-provisioningType') return false;
  return nextSubStep(state) !== null && isSubStepDone(state.configuration, state.step);
}

/**
 * The requested sub-step if its conditions are met, otherwise the last one before it: a URL or the Back button of the
 * browser can request any sub-step (APP-12).
 */
export function reachableSubStep(state: OrderState, requested: SubStep): SubStep {
  if (requested === 'approval' || requested === 'payment' || requested === 'provisioning') {
    return state.orderNumber === null ? 'order-summary' : requested;
  }
  if (stepOf(requested) !== 'configuration') return requested;
  const path = configurationPath(state.configuration.product);
  for (const subStep of path) {
    if (subStep === requested || !isSubStepDone(state.configuration, subStep)) return subStep;
  }
  return path[path.length - 1] ?? requested;
}
