import { Button } from '@portal/ui/button';
import { Link } from '@portal/ui/link';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../services/services.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { ActionMessage } from './ActionMessage.tsx';
import { canRetry } from '../../services/can-retry.ts';
import { requestIdOf, useProblemMessage } from './problem-text.ts';

/** Properties of {@link Problem}. */
export interface ProblemProps {
  readonly error: unknown;
  /** Overrides the message of the error. */
  readonly message?: MessageId;
  /** Adds a retry button if retrying can help; nothing else on the page changes (ERR-2, JRN-14). */
  readonly onRetry?: (() => void) | undefined;
  /** Further text. */
  readonly children?: ReactNode;
}

/** Messages that mention "Meine Bestellungen"; a link to that page follows them (JRN-8). */
const MENTION_MY_ORDERS: readonly MessageId[] = [
  'error.IDEMPOTENCY_KEY_REUSED',
  'error.INVALID_ID',
  'error.NOT_FOUND',
  'error.UNPAID_ORDERS',
];

/** A link to "Meine Bestellungen" if the message mentions that page. */
export function MyOrdersLink({ message }: { message: MessageId }): ReactElement | null {
  const text = useText();
  if (!MENTION_MY_ORDERS.includes(message)) return null;
  return (
    <p>
      <Link href={hrefOf(paths.myOrders)}>{text('page.myOrders')}</Link>
    </p>
  );
}

/** Messages that begin with the word "error": the same word before them would be doubled (JRN-11). */
const BEGIN_WITH_ERROR: readonly MessageId[] = [
  'error.ORDER_CREATION',
  'error.UNKNOWN_ERROR',
  'failure.noProduct',
];

/** Shows a failed call in place, with a retry button where it can help (ERR-1, ERR-2, JRN-14). */
export function Problem({ error, message, onRetry, children }: ProblemProps): ReactElement {
  const text = useText();
  const messageOf = useProblemMessage();
  const { opensOrder } = useSession();
  const found = message ?? messageOf(error);
  // Whoever has opened an order without an account has no list of orders (OPEN-2).
  const shown = opensOrder && MENTION_MY_ORDERS.includes(found) ? 'problem.guestOrder' : found;
  const requestId = requestIdOf(error);
  return (
    <ActionMessage
      tone="danger"
      role="alert"
      texts={BEGIN_WITH_ERROR.includes(shown) ? { danger: '' } : undefined}
      actions={
        onRetry &&
        canRetry(error) && (
          <Button variant="secondary" onClick={onRetry}>
            {text('problem.retry')}
          </Button>
        )
      }
    >
      {text(shown)}
      <MyOrdersLink message={shown} />
      {requestId && <p>{text('problem.requestId', { requestId })}</p>}
      {children}
    </ActionMessage>
  );
}
