import type { OrderState, Step, SubStep } from '../model/state.ts';
import { reachableSubStep, STEPS, stepOf } from './path.ts';

/** How a step of the stepper is shown; `blocked`: it waits for somebody else. */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'blocked';

/** One step of the stepper. */
export interface StepperStep {
  readonly step: Step;
  readonly status: StepStatus;
  /** Where a click leads; null: nowhere. */
  readonly target: SubStep | null;
}

/** What the stepper cannot know from the state. */
export interface StepperContext {
  /** Somebody is logged in: completes the login step (FLOW-1). */
  readonly hasUser: boolean;
  /** The sub-step of a page that follows an order, not the wizard; default: the state's. */
  readonly subStep?: SubStep;
  /** The authority still has to decide: payment and provisioning are blocked. */
  readonly reviewPending?: boolean;
}

/** The sub-steps in which the order exists and cannot be changed any more. */
const AFTER_SENDING: readonly SubStep[] = ['order-review', 'approval', 'payment', 'provisioning'];

/** The sub-step to show: nobody but a logged-in user, or one being logged in, sees more than the login step. */
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
  return step !== 'configuration' || AFTER_SENDING.includes(current) || state.basket.length > 0;
}

function targetOf(
  step: Step,
  current: SubStep,
  state: OrderState,
  hasUser: boolean,
): SubStep | null {
  if (AFTER_SENDING.includes(current) || stepOf(current) === step) return null;
  if (step === 'login') return 'login';
  if (!hasUser) return null;
  if (step === 'configuration') return reachableSubStep(state, 'configuration-provisioningType');
  return step === 'order-summary' && state.basket.length > 0 ? 'order-summary' : null;
}

/** The five steps with their derived status and where they lead (FLOW-1, UI-1). */
export function stepperSteps(state: OrderState, context: StepperContext): readonly StepperStep[] {
  const current = context.subStep ?? state.step;
  const waits = context.reviewPending ?? current === 'approval';
  return STEPS.map((step) => {
    const target = targetOf(step, current, state, context.hasUser);
    if (step === stepOf(current)) return { step, status: 'current', target };
    if (isDone(step, current, state, context.hasUser)) return { step, status: 'done', target };
    const blocked = waits && (step === 'payment' || step === 'provisioning');
    return { step, status: blocked ? 'blocked' : 'upcoming', target };
  });
}
