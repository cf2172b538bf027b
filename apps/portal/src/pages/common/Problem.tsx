import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { requestIdOf, useProblemMessage } from './problem-text.ts';

/** Properties of {@link Problem}. */
export interface ProblemProps {
  readonly error: unknown;
  /** A sentence of its own for this place, instead of the one of the error. */
  readonly message?: MessageId;
  /** Tries again; nothing else on the page changes (ERR-2). */
  readonly onRetry?: (() => void) | undefined;
  /** More to do or to know. */
  readonly children?: ReactNode;
}

/** A failed call, told where the person looks, with a way on (ERR-1, ERR-2). */
export function Problem({ error, message, onRetry, children }: ProblemProps): ReactElement {
  const text = useText();
  const messageOf = useProblemMessage();
  const requestId = requestIdOf(error);
  return (
    <InlineMessage
      tone="danger"
      role="alert"
      actions={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {text('problem.retry')}
          </Button>
        )
      }
    >
      {text(message ?? messageOf(error))}
      {requestId && <p>{text('problem.requestId', { requestId })}</p>}
      {children}
    </InlineMessage>
  );
}
