import { Button } from '@portal/ui/button';
import { CheckAnswers } from '@portal/ui/check-answers';
import { DateField } from '@portal/ui/date-field';
import { ErrorSummary } from '@portal/ui/error-summary';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import { RadioGroup } from '@portal/ui/radio-group';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import { Stepper } from '@portal/ui/stepper';
import { TextField } from '@portal/ui/text-field';
import { Heading } from '@portal/ui/typography';
import { type FormEvent, type ReactElement, useState } from 'react';
import { type Answers, dateText, faultsOf, KINDS, labelOf, NO_ANSWERS, sendReport } from './report';

/** The steps, each with the answers that it asks for. */
const STEPS = [
  { id: 'kind', label: 'Was?', asks: ['kind'] },
  { id: 'place', label: 'Wann und wo?', asks: ['seenOn', 'street'] },
  { id: 'check', label: 'Prüfen', asks: [] },
] as const;

const LAST = STEPS.length - 1;

const fieldId = (name: keyof Answers): string => `report-${name}`;
const today = (): string => new Date().toISOString().slice(0, 10);

/** A form in three steps. Going back keeps every answer; a fault is named beside its field and in the summary. */
export function ReportForm(): ReactElement {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [at, setAt] = useState(0);
  // How often this step was sent with faults: the summary receives the focus each time.
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<'no' | 'now' | 'failed' | 'done'>('no');
  const step = STEPS[at] ?? STEPS[0];
  const change = (part: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...part }));
  const all = faultsOf(answers, today());
  const faults = step.asks.flatMap((name) => {
    const message = all[name];
    return message === undefined ? [] : [{ name, message }];
  });
  const errorOf = (name: keyof Answers): string | undefined =>
    attempt === 0 ? undefined : faults.find((fault) => fault.name === name)?.message;
  const goTo = (index: number): void => {
    setAt(index);
    setAttempt(0);
  };
  const send = async (): Promise<void> => {
    setSending('now');
    try {
      await sendReport(answers);
      setSending('done');
    } catch {
      setSending('failed');
    }
  };
  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (faults.length > 0) setAttempt((count) => count + 1);
    else if (at === LAST) void send();
    else goTo(at + 1);
  };
  if (sending === 'done') {
    return (
      <StatePage
        tone="success"
        headingLevel={1}
        heading="Ihre Meldung ist angekommen"
        actions={
          <Button variant="primary" asChild>
            <a href="#/meldungen">Zu den Meldungen</a>
          </Button>
        }
      >
        <p>Die Stadt prüft den Schaden in den nächsten drei Tagen.</p>
      </StatePage>
    );
  }
  return (
    <form noValidate onSubmit={next}>
      <Stack>
        <Heading headingLevel={1}>Schaden melden</Heading>
        <Stepper
          headingLevel={2}
          focusOnChange
          items={STEPS.map(({ id, label }, index) => ({
            id,
            label,
            status: index < at ? 'done' : index === at ? 'current' : 'upcoming',
            ...(index < at && { onClick: () => goTo(index) }),
          }))}
        />
        <ErrorSummary
          attempt={attempt}
          items={
            attempt === 0
              ? []
              : faults.map(({ name, message }) => ({ fieldId: fieldId(name), message }))
          }
        />
        {step.id === 'kind' && (
          <RadioGroup
            id={fieldId('kind')}
            label="Was ist beschädigt?"
            items={KINDS}
            value={answers.kind}
            onValueChange={(kind) => change({ kind })}
            error={errorOf('kind')}
          />
        )}
        {step.id === 'place' && (
          <>
            <DateField
              id={fieldId('seenOn')}
              label="Wann haben Sie den Schaden gesehen?"
              value={answers.seenOn}
              onValueChange={(seenOn) => change({ seenOn })}
              error={errorOf('seenOn')}
            />
            <TextField
              id={fieldId('street')}
              label="Straße"
              hint="Am besten mit der nächsten Hausnummer."
              value={answers.street}
              onValueChange={(street) => change({ street })}
              error={errorOf('street')}
            />
          </>
        )}
        {step.id === 'check' && (
          <CheckAnswers
            items={[
              {
                id: 'kind',
                label: 'Schaden',
                value: labelOf(answers.kind),
                onClick: () => goTo(0),
              },
              {
                id: 'seenOn',
                label: 'Gesehen am',
                value: dateText(answers.seenOn),
                onClick: () => goTo(1),
              },
              { id: 'street', label: 'Straße', value: answers.street, onClick: () => goTo(1) },
            ]}
          />
        )}
        {sending === 'failed' && (
          <InlineMessage tone="danger" role="alert">
            Ihre Meldung ist nicht angekommen. Ihre Angaben sind noch da. Bitte versuchen Sie es
            erneut.
          </InlineMessage>
        )}
        <ButtonRow
          back={
            at > 0 && (
              <Button variant="secondary" onClick={() => goTo(at - 1)}>
                Zurück
              </Button>
            )
          }
          next={
            <Button variant="primary" type="submit" loading={sending === 'now'}>
              {at === LAST ? 'Meldung senden' : 'Weiter'}
            </Button>
          }
        />
      </Stack>
    </form>
  );
}
