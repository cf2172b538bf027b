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

/** A hash without a parameter of its query, and the value of the parameter. */
function takeFromHash(hash: string, name: string): readonly [string, string | null] {
  const [path = '', ...queries] = hash.split('?');
  const query = new URLSearchParams(queries.join('?'));
  const value = query.get(name);
  query.delete(name);
  return [query.size > 0 ? `${path}?${query}` : path, value];
}

/**
 * Reads `authException` from an address. It is in the query before the hash, since identity services do not handle
 * hashes, or in the query of the page inside the hash (SEED-12). An unknown value is a general failure.
 */
export function readLoginProblem(href: string): LoginProblem | null {
  const url = new URL(href);
  const [hash, inside] = takeFromHash(url.hash, 'authException');
  const value = url.searchParams.get('authException') ?? inside;
  if (value === null) return null;
  url.searchParams.delete('authException');
  return {
    message: MESSAGES[value] ?? 'login.failedOrCancelled',
    address: `${url.pathname}${url.search}${hash}`,
  };
}
