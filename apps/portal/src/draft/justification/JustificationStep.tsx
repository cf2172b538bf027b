import {
  canGoNext,
  chosenParcels,
  JUSTIFICATION_LENGTH,
  justificationLength,
  OWNER_GROUND,
  validateJustification,
} from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { TextArea } from '@portal/ui/text-area';
import { Heading, Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '@portal/order-flow';
import { useDraftPart, useServices, useSession } from '../../services/services.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataHint } from '../../pages/common/DataHint.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { OptionalBoundary } from '../../pages/common/OptionalBoundary.tsx';
import { EvidenceUpload } from '../../orders/evidence/EvidenceUpload.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStepDispatch } from '../use-wizard.ts';
import * as notes from '../notes.css.ts';

const Grounds = lazy(async () => ({ default: (await import('./Grounds.tsx')).Grounds }));
/** Loaded by organisations (ORG-2), and for products of which owners need no justification (OWN-1). */
const WithoutReason = lazy(async () => ({
  default: (await import('./WithoutReason.tsx')).WithoutReason,
}));

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
      rows={6}
      autoComplete="off"
      spellCheck={false}
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

/** Files that prove the justification; one that another extract of the basket needs stays stored. */
function Evidence(props: { onPendingChange: (isPending: boolean) => void }): ReactElement {
  const { draft } = useServices();
  const text = useText();
  const { evidence = [] } = draft.get().configuration;
  const isNeeded = (id: string): boolean =>
    draft
      .get()
      .basket.some(({ additionalInfo }) =>
        additionalInfo.sensitiveData?.evidence?.some((file) => file.id === id),
      );
  return (
    <EvidenceUpload
      {...props}
      label={text('evidence.label')}
      hint={text('evidence.hint')}
      value={evidence}
      onValueChange={(files) => draft.dispatch({ type: 'setEvidence', evidence: files })}
      isNeeded={isNeeded}
    />
  );
}

/** Why the next button is disabled: too little text, or the error of the field. */
function reasonOf({ configuration: { justification, entitlement } }: Draft): MessageId {
  if (entitlement) return 'justification.entitledReason';
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
  const isComplete = useDraftPart(canGoNext);
  const reason = useDraftPart(reasonOf);
  const [isUploading, setUploading] = useState(false);
  // Without grounds the step has the text only (FLOW-6).
  const { grounds } = useServices().configuration;
  const { customer } = useSession();
  const hasOwnerCheck = useDraftPart(({ configuration }) => configuration.product?.ownershipMatch);
  const isOwner = useDraftPart(
    ({ configuration }) => configuration.entitlement?.ground === OWNER_GROUND,
  );
  const ids = parcelIds.split(' ').filter((id) => id !== '');
  const usual = (
    <>
      {grounds && (
        <OptionalBoundary>
          <Grounds />
        </OptionalBoundary>
      )}
      <JustificationField />
      {grounds && <Evidence onPendingChange={setUploading} />}
    </>
  );
  return (
    <StepFrame
      heading={text('wizard.configuration-justification.heading')}
      intro={text('wizard.configuration-justification.intro')}
      canGoNext={isComplete && !isUploading}
      reason={text(isComplete ? 'evidence.pending' : reason)}
      onNext={() => go({ type: 'next' })}
    >
      {isReused && <InlineMessage tone="warning">{text('justification.reused')}</InlineMessage>}
      <div className={notes.columns}>
        <div className={notes.main}>
          {customer?.organisation || hasOwnerCheck ? (
            <Suspense fallback={null}>
              <WithoutReason parcelIds={ids}>{usual}</WithoutReason>
            </Suspense>
          ) : (
            usual
          )}
        </div>
        {!isOwner && <Review parcelIds={ids} />}
      </div>
    </StepFrame>
  );
}
