import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { requestIdOf, useProblemMessage } from './problem-text.ts';

/** Properties of {@link Problem}. */
export interface ProblemProps {
  readonly error: unknown;
  /** Overrides the message of the error. */
  readonly message?: MessageId;
  /** Adds a retry button; nothing else on the page changes (ERR-2). */
  readonly onRetry?: (() => void) | undefined;
  /** Further text. */
  readonly children?: ReactNode;
}

/** Shows a failed call in place, with a retry button (ERR-1, ERR-2). */
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
