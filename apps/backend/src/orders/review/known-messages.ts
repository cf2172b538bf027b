import type { PositionMessage } from '@portal/api';

/** A question as the authority sends it. */
interface Question {
  readonly text: string;
  readonly missing: readonly string[];
}

type Conversation = readonly PositionMessage[];

const isSame = (message: PositionMessage, { text, missing }: Question): boolean =>
  message.author === 'AUTHORITY' &&
  message.text === text &&
  (message.missing ?? []).toSorted().join(' ') === missing.toSorted().join(' ');

/**
 * Whether a question is in the conversation already, because its request is repeated (DESK-2): as the message after those that the clerk
 * has seen, or, when the request does not say what he has seen, as the last question.
 *
 * @param seen number of the last message that the clerk has seen; undefined when the request does not say
 */
export function isRepeated(
  conversation: Conversation,
  question: Question,
  seen: number | undefined,
): boolean {
  const found =
    seen === undefined
      ? conversation.findLast(({ author }) => author === 'AUTHORITY')
      : conversation[seen];
  return found !== undefined && isSame(found, question);
}

/** Whether the customer has answered after the messages that the clerk has seen; without a number he has seen no answer (DESK-2). */
export const isOutdated = (conversation: Conversation, seen = 0): boolean =>
  conversation.some(({ author, number }) => author === 'CUSTOMER' && number > seen);
