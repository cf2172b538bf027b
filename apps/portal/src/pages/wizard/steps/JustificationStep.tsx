import { canGoNext, JUSTIFICATION_LENGTH, validateJustification } from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { TextArea } from '@portal/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../app/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Problem } from '../../common/Problem.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useGo } from '../use-wizard.ts';

/** Which authority decides; named, so that one knows who reads the text (FLOW-6). */
function Authority({ parcelId }: { parcelId: string }): ReactElement | null {
  const { queries } = useServices();
  const text = useText();
  const authority = useQuery(queries.authority(parcelId));
  if (authority.error && !authority.isFetching) {
    return (
      <Problem
        error={authority.error}
        message="error.TECHNICAL_PROBLEM"
        onRetry={() => void authority.refetch()}
      />
    );
  }
  if (!authority.data) return null;
  return <p>{text('justification.authority', { authority: authority.data.name })}</p>;
}

/** Why owner data is needed (FLOW-6). */
export function JustificationStep(): ReactElement {
  const { orders } = useServices();
  const order = useOrder();
  const text = useText();
  const go = useGo();
  const { parcel, product, justification, justificationReused } = order.configuration;
  const [left, setLeft] = useState(false);
  const [fault] = validateJustification(justification);
  return (
    <StepFrame
      heading={text('wizard.configuration-justification.heading')}
      intro={
        <>
          <p>{text('wizard.configuration-justification.intro')}</p>
          {parcel && <Authority parcelId={parcel.parcelId} />}
        </>
      }
      canGoNext={canGoNext(order)}
      reason={text('justification.reason')}
      onNext={() => go({ type: 'next' })}
    >
      {(!parcel || !product) && (
        <InlineMessage tone="danger">{text('error.TECHNICAL_PROBLEM')}</InlineMessage>
      )}
      {justificationReused && (
        <InlineMessage tone="warning">{text('justification.reused')}</InlineMessage>
      )}
      <TextArea
        label={text('justification.label')}
        hint={text('justification.hint')}
        rows={15}
        maxLength={JUSTIFICATION_LENGTH.max}
        value={justification}
        onValueChange={(value) =>
          orders.dispatch({ type: 'setJustification', justification: value })
        }
        onBlur={() => setLeft(true)}
        error={left && fault && justification !== '' ? text(`validation.${fault.key}`) : undefined}
      />
    </StepFrame>
  );
}
