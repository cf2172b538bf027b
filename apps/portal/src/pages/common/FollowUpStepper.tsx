import type { SubStep } from '@portal/order-flow';
import { stepperSteps } from '@portal/order-flow';
import { Stepper } from '@portal/ui/stepper';
import type { ReactElement } from 'react';
import { useOrder } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';

/** The stepper on the pages of an order that was sent; it has no links, since an order cannot be changed. */
export function FollowUpStepper(props: {
  subStep: SubStep;
  reviewPending?: boolean;
}): ReactElement {
  const text = useText();
  const order = useOrder();
  const { subStep, reviewPending } = props;
  const steps = stepperSteps(order, { hasUser: true, subStep, reviewPending });
  return (
    <Stepper
      aria-label={text('stepper.label')}
      steps={steps.map(({ step, status }) => ({ id: step, label: text(`step.${step}`), status }))}
    />
  );
}
