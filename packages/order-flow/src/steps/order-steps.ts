import type { Order } from '@portal/api';
import type { Step, SubStep } from '../model/state.ts';
import { statusRow } from '../orders/status.ts';
import { STEPS, stepOf } from '../state/path.ts';
import type { StepperStep, StepStatus } from './stepper.ts';

/** What the stepper needs of an order that was sent. */
export interface OrderProgress extends Pick<Order, 'orderStatus' | 'closeResolution'> {
  /** The order was completed automatically: it is billed by a fee notice and not paid yet (BE-8). */
  readonly hasFeeNotice?: boolean;
}

function currentStep(order: OrderProgress, page: Step): Step {
  const reached = statusRow(order).reachedStep ?? 'provisioning';
  return STEPS.indexOf(page) < STEPS.indexOf(reached) ? page : reached;
}

function statusOf(step: Step, order: OrderProgress): StepStatus {
  if (step === 'payment' && order.hasFeeNotice) return 'upcoming';
  const reached = statusRow(order).reachedStep;
  if (reached === null || STEPS.indexOf(step) < STEPS.indexOf(reached)) return 'done';
  // Nothing follows until the authority has decided, or ever.
  return reached === 'order-summary' && step !== reached ? 'blocked' : 'upcoming';
}

/**
 * The five steps on the pages after ordering, from the state of the order (JRN-3). No step has a target: an order that
 * was sent cannot be changed.
 *
 * @param order null while it is loading, and when it does not exist: then all steps before the page are done
 * @param page sub-step of the page; the current step is never later than what the order has reached
 */
export function orderSteps(order: OrderProgress | null, page: SubStep): readonly StepperStep[] {
  const current = order ? currentStep(order, stepOf(page)) : stepOf(page);
  const position = STEPS.indexOf(current);
  return STEPS.map((step, index) => {
    const unknown = index < position ? 'done' : 'upcoming';
    const status = order ? statusOf(step, order) : unknown;
    return { step, status: step === current ? 'current' : status, target: null };
  });
}
