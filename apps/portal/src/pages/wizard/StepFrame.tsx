import { changedPosition } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useOrderPart } from '../../services/services.ts';
import { StepHeading } from '../common/StepHeading.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import * as layout from '../styles/layout.css.ts';
import * as typography from '../styles/typography.css.ts';
import * as css from './disabled-reason.css.ts';
import { useStepDispatch } from './use-wizard.ts';

/** Properties of {@link StepFrame}. */
export interface StepFrameProps {
  readonly heading: string;
  /** One sentence that explains the step. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly hasBack?: boolean;
  readonly canGoNext: boolean;
  /** Why the next button is disabled; shown beside it. */
  readonly reason?: string | null | undefined;
  readonly onNext: () => void;
}

/** Which item of the basket is being changed (JRN-7); nothing for a new extract. */
function ChangedItem(): ReactElement | null {
  const text = useText();
  const position = useOrderPart(changedPosition);
  if (position === null) return null;
  return <InlineMessage tone="info">{text('wizard.changing', { position })}</InlineMessage>;
}

/** Frame of a configuration step: heading, introduction, and the buttons with fixed names. */
export function StepFrame(props: StepFrameProps): ReactElement {
  const { heading, intro, children, hasBack = true, canGoNext, reason, onNext } = props;
  const text = useText();
  const go = useStepDispatch();
  const reasonId = useId();
  // Each step is a new component; a constant key, since the heading also changes with the language.
  usePageFocus(heading, 'step');
  return (
    <section className={layout.step}>
      <StepHeading level={2}>{heading}</StepHeading>
      <ChangedItem />
      {intro && <div className={typography.intro}>{intro}</div>}
      {children}
      {!canGoNext && reason && (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
      <ButtonRow
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
        next={
          <Button
            variant="primary"
            iconEnd="arrow-right"
            disabled={!canGoNext}
            focusableWhenDisabled
            aria-describedby={!canGoNext && reason ? reasonId : undefined}
            onClick={onNext}
          >
            {text('action.next')}
          </Button>
        }
      />
    </section>
  );
}
