import type { OrderState, Step, SubStep } from '../model/state.ts';
import { reachableSubStep, STEPS, stepOf, SUB_STEPS } from '../state/path.ts';

/** Status of a step of the stepper; `blocked`: it depends on a decision of the authority. */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'blocked';

/** One step of the stepper. */
export interface StepperStep {
  /** Which of the five steps it is. */
  readonly step: Step;
  /** Shown as text and icon. */
  readonly status: StepStatus;
  /** The sub-step to show on click; null if the step is not a link. */
  readonly target: SubStep | null;
}

/** Input of the stepper that is not part of the state. */
export interface StepperContext {
  /** Whether somebody is logged in, which completes the login step (FLOW-1). */
  readonly hasUser: boolean;
  /** The sub-step that is shown; by default, the sub-step of the state. */
  readonly subStep?: SubStep;
}

/** The sub-step to show: the login step, unless a user is logged in or the login is in progress. */
export function visibleSubStep(
  state: OrderState,
  context: { readonly hasUser: boolean; readonly loginPending: boolean },
): SubStep {
  if (!context.hasUser && !context.loginPending) return 'login';
  return reachableSubStep(state, state.step);
}

function isDone(step: Step, current: SubStep, state: OrderState, hasUser: boolean): boolean {
  if (step === 'login') return hasUser && current !== 'login';
  if (STEPS.indexOf(step) >= STEPS.indexOf(stepOf(current))) return false;
  return step !== 'configuration' || SUB_STEPS[current].isAfterSending || state.basket.length > 0;
}

function targetOf(
  step: Step,
  current: SubStep,
  state: OrderState,
  hasUser: boolean,
): SubStep | null {
  if (SUB_STEPS[current].isAfterSending || stepOf(current) === step) return null;
  if (step === 'login') return 'login';
  if (!hasUser) return null;
  if (step === 'configuration') return reachableSubStep(state, 'configuration-provisioningType');
  return step === 'order-summary' && state.basket.length > 0 ? 'order-summary' : null;
}

/** The five steps with status and target (FLOW-1, UI-1). */
export function stepperSteps(state: OrderState, context: StepperContext): readonly StepperStep[] {
  const current = context.subStep ?? state.step;
  const reviewPending = current === 'approval';
  return STEPS.map((step) => {
    const target = targetOf(step, current, state, context.hasUser);
    if (step === stepOf(current)) return { step, status: 'current', target };
    if (isDone(step, current, state, context.hasUser)) return { step, status: 'done', target };
    const blocked = reviewPending && (step === 'payment' || step === 'provisioning');
    return { step, status: blocked ? 'blocked' : 'upcoming', target };
  });
}
