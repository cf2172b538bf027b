import { type AddedProgram, ApiError, type ProgramScope } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { ErrorSummary } from '@portal/ui/error-summary';
import { FieldGroup } from '@portal/ui/field';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { TextField } from '@portal/ui/text-field';
import { Heading } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { Problem } from '../../common/Problem.tsx';
import { useProblemOutsideOrders } from '../../common/problem-text.ts';
import * as layout from '../../styles/layout.css.ts';
import { programTexts } from './texts.ts';

/** Longest name and longest address, as in the contract. */
const NAME_MAX = 100;
const ADDRESS_MAX = 500;

interface Typed {
  readonly name: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
  readonly webhookUrl: string;
}

const NOTHING: Typed = { name: '', canRead: true, canWrite: true, webhookUrl: '' };

const scopesOf = ({ canRead, canWrite }: Typed): ProgramScope[] => [
  ...(canRead ? (['orders:read'] as const) : []),
  ...(canWrite ? (['orders:write'] as const) : []),
];

const isUnnamed = (typed: Typed | null): boolean => typed?.name.trim() === '';
const isWithoutRight = (typed: Typed | null): boolean =>
  typed !== null && scopesOf(typed).length === 0;

const keyOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.messageKey : undefined;

/** The form that adds a program: its name, its rights, and where it receives notifications. */
export function AddProgram({
  onAdded,
}: {
  onAdded: (added: AddedProgram) => Promise<void>;
}): ReactElement {
  const t = useComponentTexts(programTexts);
  const { client } = useServices();
  const messageOf = useProblemOutsideOrders();
  const ids = { heading: useId(), name: useId(), write: useId(), webhook: useId() };
  const [typed, setTyped] = useState(NOTHING);
  // What was typed at the last attempt: a fault appears when a person sends, and goes while they type.
  const [sent, setSent] = useState<Typed | null>(null);
  const [attempt, setAttempt] = useState(0);
  const adding = useMutation({
    mutationFn: ({ name, webhookUrl, ...rights }: Typed) =>
      client.call('addProgram', {
        body: {
          name: name.trim(),
          scopes: scopesOf({ name, webhookUrl, ...rights }),
          ...(webhookUrl.trim() === '' ? {} : { webhookUrl: webhookUrl.trim() }),
        },
      }),
    onSuccess: onAdded,
    // The summary names the field that the backend refuses.
    onError: () => setAttempt((count) => count + 1),
  });
  const change = (part: Partial<Typed>): void => setTyped((before) => ({ ...before, ...part }));
  const isRefused =
    keyOf(adding.error) === 'WEBHOOK_URL' && adding.variables?.webhookUrl === typed.webhookUrl;
  const faults = {
    name: isUnnamed(sent) && isUnnamed(typed) ? t.nameMissing : undefined,
    rights: isWithoutRight(sent) && isWithoutRight(typed) ? t.rightsMissing : undefined,
    webhook: isRefused ? t.webhookWrong : undefined,
  };
  const send = (): void => {
    setSent(typed);
    setAttempt((count) => count + 1);
    if (!adding.isPending && !isUnnamed(typed) && !isWithoutRight(typed)) adding.mutate(typed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const isFull = keyOf(adding.error) === 'TOO_MANY_PROGRAMS';
  return (
    <form className={layout.form} noValidate onSubmit={submit} aria-labelledby={ids.heading}>
      <Heading headingLevel={3} id={ids.heading}>
        {t.add}
      </Heading>
      <ErrorSummary
        attempt={attempt}
        items={[
          ...(faults.name ? [{ fieldId: ids.name, message: t.name }] : []),
          ...(faults.rights ? [{ fieldId: ids.write, message: t.rights }] : []),
          ...(faults.webhook ? [{ fieldId: ids.webhook, message: t.webhook }] : []),
        ]}
      />
      <TextField
        id={ids.name}
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={NAME_MAX}
        value={typed.name}
        onValueChange={(name) => change({ name })}
        error={faults.name}
      />
      <FieldGroup label={t.rights}>
        <Checkbox
          label={t.read}
          checked={typed.canRead}
          onCheckedChange={(canRead) => change({ canRead })}
        />
        <Checkbox
          id={ids.write}
          label={t.write}
          checked={typed.canWrite}
          onCheckedChange={(canWrite) => change({ canWrite })}
          error={faults.rights}
        />
      </FieldGroup>
      <TextField
        id={ids.webhook}
        label={t.webhook}
        hint={t.webhookHint}
        requirement="optional"
        type="url"
        autoComplete="off"
        maxLength={ADDRESS_MAX}
        value={typed.webhookUrl}
        onValueChange={(webhookUrl) => change({ webhookUrl })}
        error={faults.webhook}
      />
      {isFull && (
        <InlineMessage tone="warning" role="alert">
          {t.tooMany}
        </InlineMessage>
      )}
      {adding.isError && !isFull && keyOf(adding.error) !== 'WEBHOOK_URL' && (
        <Problem error={adding.error} message={messageOf(adding.error)} onRetry={send} />
      )}
      <div>
        <Button type="submit" variant="secondary" loading={adding.isPending}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}
