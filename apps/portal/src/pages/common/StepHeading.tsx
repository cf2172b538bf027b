import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PageHeading } from './PageHeading.tsx';

/** Steps of the stepper, of which one is the current one. */
type Steps = readonly { readonly status: string }[];

/** The steps of the stepper above the heading; empty outside of the wizard. */
export const StepsContext = createContext<Steps>([]);

/**
 * The heading of a step, which receives the focus: screen readers announce "Schritt 2 von 5, Flurstück wählen". The
 * position is hidden, as the stepper shows it.
 */
export function StepHeading(props: {
  level: 1 | 2;
  /** Default: those of the wizard. */
  steps?: Steps;
  /** Of the heading, for the description of a control. */
  id?: string;
  children: ReactNode;
}): ReactElement {
  const { level, id, children } = props;
  const text = useText();
  const wizardSteps = useContext(StepsContext);
  const steps = props.steps ?? wizardSteps;
  const index = steps.findIndex(({ status }) => status === 'current');
  return (
    <PageHeading id={id} headingLevel={level} size="medium" data-page-heading>
      {index >= 0 && (
        <VisuallyHidden>
          {text('stepper.position', { step: index + 1, total: steps.length })}{' '}
        </VisuallyHidden>
      )}
      {children}
    </PageHeading>
  );
}
