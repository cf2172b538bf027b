import type { StepAction } from './model/action.ts';
import { canGoNext, nextSubStep, previousSubStep, reachableSubStep } from './steps.ts';
import { isConfigurationInBasket } from './changing.ts';
import type { Handlers } from './handlers.ts';
import { emptyDraft } from './empty-draft.ts';
import { resetForAnotherExtract } from './resets.ts';

/** Navigation in the wizard. */
export const stepHandlers: Handlers<StepAction['type']> = {
  // The customer key stays: without it, another customer could take over the next order.
  clearAll: (draft, _action, defaults) => ({
    ...emptyDraft(defaults),
    customerKey: draft.customerKey,
  }),
  login: (draft) => ({ ...draft, step: 'login' }),
  setStep: (draft, { step }) => ({ ...draft, step: reachableSubStep(draft, step) }),
  next: (draft) => {
    const step = canGoNext(draft) ? nextSubStep(draft) : null;
    return step ? { ...draft, step } : draft;
  },
  back: (draft) => {
    const step = previousSubStep(draft);
    return step ? { ...draft, step } : draft;
  },
  // From the login step, continues with an extract that is not in the basket: the login redirect must not lose input.
  newProduct: (draft, _action, defaults) => ({
    ...(draft.step === 'login' && !isConfigurationInBasket(draft)
      ? draft
      : resetForAnotherExtract(draft, defaults)),
    step: 'configuration-product',
    orderNumber: null,
  }),
  cancelConfiguration: (draft) => ({ ...draft, step: 'order-summary' }),
};
