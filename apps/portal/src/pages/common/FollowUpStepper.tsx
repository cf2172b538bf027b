import { isEnded, orderSteps } from '@portal/order-flow';
import type { OrderProgress, SubStep } from '@portal/order-flow';
import { Stepper } from '@portal/ui/stepper';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** The stepper on the pages after ordering, from the state of the order (JRN-3). */
export function FollowUpStepper(props: {
  page: SubStep;
  /** Null while the order is unknown. */
  order: OrderProgress | null;
}): ReactElement {
  const { page, order } = props;
  const text = useText();
  return (
    <Stepper
      aria-label={text('stepper.label')}
      // Payment and provisioning of an order that has ended will never be possible.
      texts={order && isEnded(order) ? { blocked: text('stepper.notApplicable') } : undefined}
      items={orderSteps(order, page).map(({ step, status }) => ({
        id: step,
        label: text(`step.${step}`),
        status,
      }))}
    />
  );
}
