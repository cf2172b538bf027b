import type { MessageId } from '../../i18n/messages.ts';

const MESSAGES: Readonly<Record<string, MessageId>> = {
  failedOrCancelled: 'login.failedOrCancelled',
  incompleteData: 'login.incompleteData',
};

/** What a login brought back that did not work (APP-7). */
export interface LoginProblem {
  readonly message: MessageId;
  /** The address without `authException`, so that a reload does not complain again. */
  readonly address: string;
}

/**
 * Reads `authException` from an address. It stands in the query before the hash, since the identity
 * service knows nothing of hashes. An unknown value is told as a general failure.
 */
export function readLoginProblem(href: string): LoginProblem | null {
  const url = new URL(href);
  const value = url.searchParams.get('authException');
  if (value === null) return null;
  url.searchParams.delete('authException');
  return {
    message: MESSAGES[value] ?? 'login.failedOrCancelled',
    address: `${url.pathname}${url.search}${url.hash}`,
  };
}
