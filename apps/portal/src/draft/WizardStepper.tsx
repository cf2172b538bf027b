import { configurationPath, GUEST, stepperSteps } from '@portal/order-flow';
import type { StepperStep, SubStep, WizardStep } from '@portal/order-flow';
import { Icon } from '@portal/ui/icons';
import { Stepper } from '@portal/ui/stepper';
import type { StepperItem } from '@portal/ui/stepper';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useDraftPart } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { useOrderer } from './use-orderer.ts';
import { useStepDispatch } from './use-wizard.ts';
import * as css from './WizardStepper.css.ts';

type ConfigurationStep = Extract<WizardStep, `configuration-${string}`>;

function isConfiguring(step: SubStep): step is ConfigurationStep {
  return step.startsWith('configuration-');
}

/** The steps of the wizard while a sub-step is shown. */
export function useWizardSteps(shown: WizardStep): readonly StepperStep[] {
  const orderer = useOrderer();
  const last = useRef<readonly StepperStep[]>([]);
  // The same array while no step has changed: typing in a form does not render the page.
  return useDraftPart((draft) => {
    const steps = stepperSteps(draft, {
      hasUser: orderer !== null && orderer !== GUEST,
      isOpen: orderer !== null,
      subStep: shown,
    });
    last.current = replaceEqualDeep(last.current, steps);
    return last.current;
  });
}

/** The sub-steps of the configuration by name, so that everybody sees what comes (LOOK-2). */
function SubSteps({ shown }: { shown: WizardStep }): ReactElement {
  const text = useText();
  const product = useDraftPart(({ configuration }) => configuration.product);
  const path = configurationPath(product).filter(isConfiguring);
  const current = path.findIndex((step) => step === shown);
  return (
    <ol className={css.subSteps}>
      {path.map((step, index) => (
        <li
          key={step}
          className={css.subStep}
          aria-current={index === current ? 'true' : undefined}
        >
          {index < current && <Icon name="check" className={css.done} />}
          {text(`wizard.${step}.short`)}
        </li>
      ))}
    </ol>
  );
}

/** The stepper of the wizard, with links to the steps before (FLOW-1). */
export function WizardStepper(props: {
  shown: WizardStep;
  steps: readonly StepperStep[];
}): ReactElement {
  const { shown, steps } = props;
  const text = useText();
  const go = useStepDispatch();
  const isWithoutLogin = useOrderer() === GUEST && shown !== 'login';
  return (
    <Stepper
      aria-label={text('stepper.label')}
      items={steps.map(
        ({ step, status, target }): StepperItem => ({
          id: step,
          label: text(step === 'login' && isWithoutLogin ? 'step.withoutLogin' : `step.${step}`),
          status,
          subStep: step === 'configuration' && isConfiguring(shown) && <SubSteps shown={shown} />,
          onClick: target ? () => go({ type: 'setStep', step: target }) : undefined,
        }),
      )}
    />
  );
}
