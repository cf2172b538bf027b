import { ApiError } from '@portal/api';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messages.ts';

/** Whether a message with this id exists. */
export type IsMessageId = (id: string) => id is MessageId;

/**
 * The message id for a failed call: the backend's message key if a message for it exists, else "technical problem"
 * (ERR-1).
 */
export function problemMessage(error: unknown, isMessageId: IsMessageId): MessageId {
  if (!(error instanceof ApiError)) return 'error.UNKNOWN_ERROR';
  const ids = [`error.${error.messageKey}`, `validation.${error.messageKey}`];
  return ids.find(isMessageId) ?? 'error.TECHNICAL_PROBLEM';
}

/** Messages that apply to every call; the other error messages mention an order. */
const NOT_ABOUT_ORDERS: readonly MessageId[] = [
  'error.AREA_TOO_LARGE',
  'error.FILE_REFUSED',
  'error.INVALID_REQUEST',
  'error.NOT_AUTHENTICATED',
  'error.TOO_MANY_REQUESTS',
  'error.XSRF',
];

/** The message id for a failed call that does not concern an order, such as a search (ERR-1). */
export function problemOutsideOrders(error: unknown, isMessageId: IsMessageId): MessageId {
  const message = problemMessage(error, isMessageId);
  return message.startsWith('validation.') || NOT_ABOUT_ORDERS.includes(message)
    ? message
    : 'error.TECHNICAL_PROBLEM';
}

/** The request id that support needs, only for errors of the backend itself (5xx). */
export function requestIdOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 500) return null;
  return error.problem?.requestId ?? null;
}

/** Messages that only state that something failed. */
const UNSPECIFIC: readonly MessageId[] = ['error.TECHNICAL_PROBLEM', 'error.UNKNOWN_ERROR'];

function useIsMessageId(): IsMessageId {
  const { messages } = useIntl();
  return (id): id is MessageId => id in messages;
}

/**
 * The message id for a failed call.
 *
 * @param instead replaces an unspecific message
 */
export function useProblemMessage(instead?: MessageId): (error: unknown) => MessageId {
  const isMessageId = useIsMessageId();
  return (error) => {
    const message = problemMessage(error, isMessageId);
    return instead && UNSPECIFIC.includes(message) ? instead : message;
  };
}

/** The message for an order that could not be loaded: the same sentence for every status, besides an invalid number (SEED-8). */
export function orderFailure(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'failure.order';
  const { messageKey } = error;
  return messageKey === 'NOT_FOUND' || messageKey === 'INVALID_ID'
    ? `error.${messageKey}`
    : 'failure.order';
}

/** The message id for a failed call that does not concern an order. */
export function useProblemOutsideOrders(): (error: unknown) => MessageId {
  const isMessageId = useIsMessageId();
  return (error) => problemOutsideOrders(error, isMessageId);
}
