import type { MessageId } from '../../i18n/messages.ts';

const MESSAGES: Readonly<Record<string, MessageId>> = {
  failedOrCancelled: 'login.failedOrCancelled',
  incompleteData: 'login.incompleteData',
};

/** Why a login failed (APP-7). */
export interface LoginProblem {
  readonly message: MessageId;
  /** The address without `authException`, so that a reload does not show the message again. */
  readonly address: string;
}

/**
 * Reads `authException` from an address. It is in the query before the hash, since identity services do not handle
 * hashes. An unknown value is a general failure.
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
