import { changedPosition } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { FootStep } from '@portal/ui/page-layout';
import type { MainAction } from '@portal/ui/page-layout';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDraftPart } from '../services/services.ts';
import { StepHeading } from '../pages/common/StepHeading.tsx';
import { usePageFocus } from '../navigation/use-page-focus.ts';
import * as layout from '../pages/styles/layout.css.ts';
import * as typography from '../pages/styles/typography.css.ts';
import { useStepDispatch } from './use-wizard.ts';
import { YourSelection } from './YourSelection.tsx';

/** Properties of {@link StepFrame}. */
export interface StepFrameProps {
  readonly heading: string;
  /** One sentence that explains the step. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly hasBack?: boolean;
  readonly canGoNext: boolean;
  /** What is missing for the next step; the main button says it. */
  readonly reason?: string | null | undefined;
  /** The control where what is missing is entered; default the first one. */
  readonly findMissing?: MainAction['findMissing'];
  readonly onNext: () => void;
}

/** Which item of the basket is being changed (JRN-7); nothing for a new extract. */
function ChangedItem(): ReactElement | null {
  const text = useText();
  const position = useDraftPart(changedPosition);
  if (position === null) return null;
  return <InlineMessage tone="info">{text('wizard.changing', { position })}</InlineMessage>;
}

/** Frame of a configuration step: heading, introduction, and the bar with the buttons of fixed names (PAGE-5). */
export function StepFrame(props: StepFrameProps): ReactElement {
  const {
    heading,
    intro,
    children,
    hasBack = true,
    canGoNext,
    reason,
    findMissing,
    onNext,
  } = props;
  const text = useText();
  const go = useStepDispatch();
  // Each step is a new component; a constant key, since the heading also changes with the language.
  usePageFocus(heading, 'step');
  return (
    <FootStep
      back={
        hasBack ? (
          <Button variant="quiet" icon="arrow-left" onClick={() => go({ type: 'back' })}>
            {text('action.back')}
          </Button>
        ) : undefined
      }
      more={
        <Button variant="quiet" onClick={() => go({ type: 'cancelConfiguration' })}>
          {text('action.cancel')}
        </Button>
      }
      selection={<YourSelection />}
      next={{
        label: text('action.next'),
        reason: canGoNext ? undefined : (reason ?? text('price.wait')),
        findMissing,
        onClick: onNext,
      }}
    >
      <div className={layout.step}>
        <div className={layout.stepHead}>
          <StepHeading level={2}>{heading}</StepHeading>
          {intro && <div className={typography.intro}>{intro}</div>}
        </div>
        <ChangedItem />
        {children}
      </div>
    </FootStep>
  );
}
