import type { Feedback } from '@portal/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionStore } from '../../../browser/storage.ts';
import { uniqueKey } from '../../../browser/unique-key.ts';
import { useServices } from '../../../services/services.ts';

/** Storage key that says in this tab that the question was answered; it says neither what nor for which order. */
export const FEEDBACK_KEY = 'portal.feedback';

const SENT = 'sent';

/** Status of the question by that of the call. */
const STATUS = { idle: 'open', pending: 'sending', error: 'failed', success: 'sent' } as const;

/** The call that sends an answer; a repeated attempt has the same id, so that it counts once (LAW-6). */
export function useFeedback() {
  const { client } = useServices();
  const [wasSent] = useState(() => sessionStore.read(FEEDBACK_KEY) === SENT);
  const attempt = useRef({ content: '', feedbackId: '' });
  const sending = useMutation({
    mutationFn: (answer: Omit<Feedback, 'feedbackId'>) => {
      const content = JSON.stringify(answer);
      if (attempt.current.content !== content) {
        attempt.current = { content, feedbackId: uniqueKey() };
      }
      const { feedbackId } = attempt.current;
      return client.call('sendFeedback', { body: { feedbackId, ...answer } });
    },
    onSuccess: () => sessionStore.write(FEEDBACK_KEY, SENT),
  });
  return { sending, status: wasSent ? 'sent' : STATUS[sending.status] } as const;
}
