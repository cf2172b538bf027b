import {
  canGoNext,
  chosenParcels,
  JUSTIFICATION_LENGTH,
  justificationLength,
  validateJustification,
} from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { TextArea } from '@portal/ui/text-area';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '@portal/order-flow';
import { useDraftPart, useServices } from '../../services/services.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataHint } from '../../pages/common/DataHint.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStepDispatch } from '../use-wizard.ts';
import * as notes from '../notes.css.ts';

/** The deciding authority, or several; named, so that people know who reads the text (FLOW-6). */
function Authority({ parcelIds }: { parcelIds: readonly string[] }): ReactElement | null {
  const { client } = useServices();
  const text = useText();
  const { formatList } = useIntl();
  const authority = useQuery({
    queryKey: ['authorities', parcelIds],
    queryFn: ({ signal }) =>
      Promise.all(
        parcelIds.map((parcelId) =>
          client.call('findAuthorityByParcel', { path: { parcelId } }, signal),
        ),
      ),
  });
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
  const names = [...new Set(authority.data.map(({ name }) => name))];
  return <Text>{text('justification.authority', { authority: formatList(names) })}</Text>;
}

/** Who decides, how long it takes, and what it costs when the authority refuses. */
function Review({ parcelIds }: { parcelIds: readonly string[] }): ReactElement {
  const text = useText();
  return (
    <section className={notes.notes}>
      <Heading headingLevel={3}>{text('justification.review')}</Heading>
      <Authority parcelIds={parcelIds} />
      <Text>{text('justification.time')}</Text>
      <Text>{text('justification.refusal')}</Text>
      <DataHint of="justification" />
    </section>
  );
}

/** The field is a component of its own, so that typing renders nothing else. */
function JustificationField(): ReactElement {
  const { draft } = useServices();
  const justification = useDraftPart(({ configuration }) => configuration.justification);
  const text = useText();
  const [wasBlurred, setWasBlurred] = useState(false);
  const [fault] = validateJustification(justification);
  return (
    <TextArea
      label={text('justification.label')}
      hint={text('justification.hint')}
      rows={15}
      maxLength={JUSTIFICATION_LENGTH.max}
      value={justification}
      onValueChange={(value) => draft.dispatch({ type: 'setJustification', justification: value })}
      onBlur={() => setWasBlurred(true)}
      error={
        wasBlurred && fault && justification !== '' ? text(`validation.${fault.key}`) : undefined
      }
    />
  );
}

/** Why the next button is disabled: too little text, or the error of the field. */
function reasonOf({ configuration: { justification } }: Draft): MessageId {
  const [fault] = validateJustification(justification);
  const isShort = justificationLength(justification) < JUSTIFICATION_LENGTH.min;
  return isShort || !fault ? 'justification.reason' : `validation.${fault.key}`;
}

/** Ids of the selected parcels as one text, so that it is equal while they are. */
const idsOf = ({ configuration }: Draft): string =>
  chosenParcels(configuration)
    .map(({ parcelId }) => parcelId)
    .join(' ');

/** Legitimate interest in owner data (FLOW-6). */
export function JustificationStep(): ReactElement {
  const text = useText();
  const go = useStepDispatch();
  const isReused = useDraftPart(({ configuration }) => configuration.justificationReused);
  const parcelIds = useDraftPart(idsOf);
  return (
    <StepFrame
      heading={text('wizard.configuration-justification.heading')}
      intro={text('wizard.configuration-justification.intro')}
      canGoNext={useDraftPart(canGoNext)}
      reason={text(useDraftPart(reasonOf))}
      onNext={() => go({ type: 'next' })}
    >
      {isReused && <InlineMessage tone="warning">{text('justification.reused')}</InlineMessage>}
      <div className={notes.columns}>
        <JustificationField />
        <Review parcelIds={parcelIds.split(' ').filter((id) => id !== '')} />
      </div>
    </StepFrame>
  );
}
