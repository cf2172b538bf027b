import { orderSteps, statusRow } from '@portal/order-flow';
import type { OrderProgress, SubStep } from '@portal/order-flow';
import { Stepper } from '@portal/ui/stepper';
import type { ReactElement } from 'react';
import { useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import * as layout from '../pages/styles/layout.css.ts';
import * as typography from '../pages/styles/typography.css.ts';
import { StepHeading } from '../pages/common/StepHeading.tsx';

/** Stepper and heading of the pages after ordering, from the state of the order (JRN-3). */
export function SentOrderHead(props: {
  page: SubStep;
  /** Null while the order is unknown. */
  order: OrderProgress | null;
  readonly heading: string;
  /** A sentence that explains the page. */
  readonly intro?: string | undefined;
}): ReactElement {
  const { page, order, heading, intro } = props;
  const text = useText();
  const { opensOrder } = useSession();
  const steps = orderSteps(order, page);
  return (
    <>
      <Stepper
        aria-label={text('stepper.label')}
        // Payment and provisioning of an order that has ended will never be possible.
        texts={
          order && statusRow(order).isEnded ? { blocked: text('stepper.notApplicable') } : undefined
        }
        items={steps.map(({ step, status }) => ({
          id: step,
          label: text(step === 'login' && opensOrder ? 'step.withoutLogin' : `step.${step}`),
          status,
        }))}
      />
      <div className={layout.stepHead}>
        <StepHeading level={1} steps={steps}>
          {heading}
        </StepHeading>
        {intro && <p className={typography.intro}>{intro}</p>}
      </div>
    </>
  );
}
