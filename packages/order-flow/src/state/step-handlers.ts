import type { StepAction } from '../model/action.ts';
import { canGoNext, nextSubStep, previousSubStep, reachableSubStep } from './path.ts';
import { isConfigurationInBasket } from './changing.ts';
import type { Handlers } from './handlers.ts';
import { initialState } from './initial.ts';
import { resetForAnotherExtract } from './resets.ts';

/** Navigation in the wizard. */
export const stepHandlers: Handlers<StepAction['type']> = {
  // The customer key stays: without it, another customer could take over the next order.
  clearAll: (state, _action, defaults) => ({
    ...initialState(defaults),
    customerKey: state.customerKey,
  }),
  login: (state) => ({ ...state, step: 'login' }),
  setStep: (state, { step }) => ({ ...state, step: reachableSubStep(state, step) }),
  next: (state) => {
    const step = canGoNext(state) ? nextSubStep(state) : null;
    return step ? { ...state, step } : state;
  },
  back: (state) => {
    const step = previousSubStep(state);
    return step ? { ...state, step } : state;
  },
  // From the login step, continues with an extract that is not in the basket: the login redirect must not lose input.
  newProduct: (state, _action, defaults) => ({
    ...(state.step === 'login' && !isConfigurationInBasket(state)
      ? state
      : resetForAnotherExtract(state, defaults)),
    step: 'configuration-product',
    orderNumber: null,
  }),
  cancelConfiguration: (state) => ({ ...state, step: 'order-summary' }),
};
