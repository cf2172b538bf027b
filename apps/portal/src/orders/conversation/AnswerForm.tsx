import type { OrderPosition } from '@portal/api';
import { ANSWER_LENGTH, validateAnswer } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import { useFocusReturn } from '@portal/ui/provider';
import { TextArea } from '@portal/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useDate } from '../../i18n/use-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { useProblemMessage } from '../../pages/common/problem-text.ts';
import { useServices, useSession } from '../../services/services.ts';
import * as css from './Conversation.css.ts';
import { EvidenceUpload } from '../evidence/EvidenceUpload.tsx';
import { keepAnswer, readAnswer } from './kept-answers.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { Withdraw } from './Withdraw.tsx';

/** Until when to answer, and what happens otherwise. */
function Deadline({ until }: { until: string | undefined }): ReactElement | null {
  const text = useText();
  const date = useDate();
  const { questions } = useServices().configuration;
  if (!until || !questions) return null;
  return (
    <InlineMessage tone="warning">
      {text('conversation.until', { until: date(until, { dateStyle: 'long' }) })}{' '}
      {text(`conversation.silence.${questions.silence}`)}
    </InlineMessage>
  );
}

/** The form that answers the open question about an extract, or withdraws the extract (DESK-2). */
export function AnswerForm(props: {
  orderNumber: string;
  position: OrderPosition;
  /** Id of the heading that names the extract. */
  labelledBy: string;
}): ReactElement {
  const { orderNumber, position, labelledBy } = props;
  const { positionId, messages = [], answerUntil } = position;
  const { client, notifications, query } = useServices();
  const customerId = useSession().customer?.id ?? '';
  const question = messages.at(-1)?.number ?? 1;
  const place = { customerId, positionId, question };
  const text = useText();
  const messageOf = useProblemMessage('conversation.failed');
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState(() => readAnswer(place));
  const latest = useRef(answer);
  const [isUploading, setUploading] = useState(false);
  const change = (part: Partial<KeptAnswer>): void => {
    // An upload ends between renders.
    latest.current = { ...latest.current, ...part };
    keepAnswer(place, latest.current);
    setAnswer(latest.current);
  };
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The form disappears with the answer, and the focus with it.
  useFocusReturn(button);
  const [fault] = validateAnswer(answer.text);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
  const send = useMutation({
    mutationFn: () =>
      client.call('answerQuestion', {
        path: { orderNumber, positionId },
        body: {
          question,
          text: answer.text,
          ...(answer.files.length > 0 && { evidence: answer.files.map(({ id }) => id) }),
        },
      }),
    onSuccess: async () => {
      keepAnswer(place, null);
      await refresh();
      notifications.show({ id: 'answer', tone: 'success', message: 'conversation.sent' });
    },
    onError: async (error) => {
      notifications.show({ id: 'answer', tone: 'danger', message: messageOf(error) });
      // Another device, or the authority, may be the reason of the refusal: show the current order.
      await refresh();
    },
  });
  return (
    <form
      className={css.form}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (fault) field.current?.focus();
        else if (!send.isPending && !isUploading) send.mutate();
      }}
    >
      <div>
        <Deadline until={answerUntil} />
      </div>
      <TextArea
        ref={field}
        label={text('conversation.answer')}
        rows={6}
        autoComplete="off"
        spellCheck={false}
        maxLength={ANSWER_LENGTH.max}
        value={answer.text}
        onValueChange={(value) => change({ text: value })}
        error={wasTried && fault ? text(`validation.${fault.key}`) : undefined}
      />
      <EvidenceUpload
        label={text('conversation.files')}
        value={answer.files}
        onValueChange={(files) => change({ files })}
        onPendingChange={setUploading}
      />
      {isUploading && <InlineMessage tone="info">{text('evidence.pending')}</InlineMessage>}
      <ButtonRow
        more={<Withdraw orderNumber={orderNumber} positionId={positionId} />}
        next={
          <Button ref={button} type="submit" variant="primary" loading={send.isPending}>
            {text('conversation.send')}
          </Button>
        }
      />
    </form>
  );
}
