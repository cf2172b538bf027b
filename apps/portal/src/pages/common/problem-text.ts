import { ApiError } from '@portal/api';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messages.ts';

/** Says whether a message of that id exists. */
export type IsMessageId = (id: string) => id is MessageId;

/**
 * The id of the sentence for a failed call: the backend's message key if the catalogue has it,
 * else the seeds' "technical problem" (ERR-1).
 */
export function problemMessage(error: unknown, knows: IsMessageId): MessageId {
  if (!(error instanceof ApiError)) return 'error.UNKNOWN_ERROR';
  const ids = [`error.${error.messageKey}`, `validation.${error.messageKey}`];
  return ids.find(knows) ?? 'error.TECHNICAL_PROBLEM';
}

/** Sentences that say what to do, wherever they are read; the others of the catalogue speak of an order. */
const NOT_ABOUT_ORDERS: readonly MessageId[] = [
  'error.AREA_TOO_LARGE',
  'error.INVALID_REQUEST',
  'error.NOT_AUTHENTICATED',
  'error.TOO_MANY_REQUESTS',
  'error.XSRF',
];

/** The id of the sentence for a failed call that is about no order, such as a search (ERR-1). */
export function problemOutsideOrders(error: unknown, knows: IsMessageId): MessageId {
  const message = problemMessage(error, knows);
  return message.startsWith('validation.') || NOT_ABOUT_ORDERS.includes(message)
    ? message
    : 'error.TECHNICAL_PROBLEM';
}

/** What a person should name when asking for help: only when the fault is on the backend's side. */
export function requestIdOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 500) return null;
  return error.problem?.requestId ?? null;
}

/** Sentences that say no more than that something went wrong. */
const UNSPECIFIC: readonly MessageId[] = ['error.TECHNICAL_PROBLEM', 'error.UNKNOWN_ERROR'];

function useKnows(): IsMessageId {
  const { messages } = useIntl();
  return (id): id is MessageId => id in messages;
}

/**
 * The message of a failed call in the language shown.
 *
 * @param instead what a place says instead of a sentence that would say nothing about it
 */
export function useProblemMessage(instead?: MessageId): (error: unknown) => MessageId {
  const knows = useKnows();
  return (error) => {
    const message = problemMessage(error, knows);
    return instead && UNSPECIFIC.includes(message) ? instead : message;
  };
}

/** The message of a failed call that is about no order. */
export function useProblemOutsideOrders(): (error: unknown) => MessageId {
  const knows = useKnows();
  return (error) => problemOutsideOrders(error, knows);
}
