import type { Draft, Step, SubStep } from './model/draft.ts';
import { reachableSubStep, STEPS, stepOf, SUB_STEPS } from './steps.ts';

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

/** Input of the stepper that is not part of the draft. */
export interface StepperContext {
  /** Whether somebody is logged in, which completes the login step (FLOW-1). */
  readonly hasUser: boolean;
  /** Whether the steps after the login can be shown; by default with a user, and before the login where the state lets people configure (OPEN-1). */
  readonly isOpen?: boolean;
  /** The sub-step that is shown; by default, the sub-step of the draft. */
  readonly subStep?: SubStep;
}

/**
 * The sub-step to show: the login step, unless a user is logged in or the login is in progress.
 *
 * @param context `hasUser` also for somebody who may configure extracts before the login (OPEN-1)
 */
export function visibleSubStep(
  draft: Draft,
  context: { readonly hasUser: boolean; readonly loginPending: boolean },
): SubStep {
  // The approval page itself says that nobody is logged in (FLOW-14).
  const isSent = draft.step === 'approval' && draft.orderNumber !== null;
  if (!context.hasUser && !context.loginPending && !isSent) return 'login';
  return reachableSubStep(draft, draft.step);
}

function isDone(step: Step, current: SubStep, draft: Draft, hasUser: boolean): boolean {
  if (step === 'login') return hasUser && current !== 'login';
  if (STEPS.indexOf(step) >= STEPS.indexOf(stepOf(current))) return false;
  return step !== 'configuration' || SUB_STEPS[current].isAfterSending || draft.basket.length > 0;
}

function targetOf(step: Step, current: SubStep, draft: Draft, isOpen: boolean): SubStep | null {
  if (SUB_STEPS[current].isAfterSending || stepOf(current) === step) return null;
  if (step === 'login') return 'login';
  if (!isOpen) return null;
  if (step === 'configuration') return reachableSubStep(draft, 'configuration-provisioningType');
  return step === 'order-summary' && draft.basket.length > 0 ? 'order-summary' : null;
}

/** The five steps with status and target (FLOW-1, UI-1). */
export function stepperSteps(draft: Draft, context: StepperContext): readonly StepperStep[] {
  const current = context.subStep ?? draft.step;
  const reviewPending = current === 'approval';
  const isOpen = context.isOpen ?? context.hasUser;
  return STEPS.map((step) => {
    const target = targetOf(step, current, draft, isOpen);
    if (step === stepOf(current)) return { step, status: 'current', target };
    if (isDone(step, current, draft, context.hasUser)) return { step, status: 'done', target };
    const blocked = reviewPending && (step === 'payment' || step === 'provisioning');
    return { step, status: blocked ? 'blocked' : 'upcoming', target };
  });
}
