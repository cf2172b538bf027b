import { stepperSteps } from '@portal/order-flow';
import type { StepperStep, WizardStep } from '@portal/order-flow';
import { Stepper } from '@portal/ui/stepper';
import type { StepperItem } from '@portal/ui/stepper';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useOrderPart, useSession } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStepDispatch } from './use-wizard.ts';

type ConfigurationStep = Extract<WizardStep, `configuration-${string}`>;

function isConfiguring(step: WizardStep): step is ConfigurationStep {
  return step.startsWith('configuration-');
}

/** The steps of the wizard while a sub-step is shown. */
export function useWizardSteps(shown: WizardStep): readonly StepperStep[] {
  const { customer } = useSession();
  const last = useRef<readonly StepperStep[]>([]);
  // The same array while no step has changed: typing in a form does not render the page.
  return useOrderPart((order) => {
    const steps = stepperSteps(order, { hasUser: customer !== null, subStep: shown });
    last.current = replaceEqualDeep(last.current, steps);
    return last.current;
  });
}

/** The stepper of the wizard, with links to the steps before (FLOW-1). */
export function WizardStepper(props: {
  shown: WizardStep;
  steps: readonly StepperStep[];
}): ReactElement {
  const { shown, steps } = props;
  const text = useText();
  const go = useStepDispatch();
  const heading = isConfiguring(shown) ? (`wizard.${shown}.heading` as const) : null;
  return (
    <Stepper
      aria-label={text('stepper.label')}
      items={steps.map(
        ({ step, status, target }): StepperItem => ({
          id: step,
          label: text(`step.${step}`),
          status,
          subStep: status === 'current' && heading ? text(heading) : undefined,
          onClick: target ? () => go({ type: 'setStep', step: target }) : undefined,
        }),
      )}
    />
  );
}
