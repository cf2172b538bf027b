import { POSTAL_PARTS } from '@portal/order-flow';
import type { MessageId } from '../../i18n/messages.ts';

const MESSAGES: Readonly<Record<string, MessageId>> = {
  failedOrCancelled: 'login.failedOrCancelled',
  incompleteData: 'login.incompleteData',
};

/** Why a login failed (APP-7). */
export interface LoginProblem {
  readonly message: MessageId;
  /** What the profile lacks, in words; the value `list` of the message (NAME-5). */
  readonly list: readonly MessageId[];
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
  const given = (url.searchParams.get('missing') ?? '').split(',');
  url.searchParams.delete('authException');
  url.searchParams.delete('missing');
  const missing = POSTAL_PARTS.filter((part) => given.includes(part));
  const isNamed = value === 'incompleteData' && missing.length > 0;
  return {
    message: isNamed ? 'login.missingData' : (MESSAGES[value] ?? 'login.failedOrCancelled'),
    list: isNamed ? missing.map((part): MessageId => `login.missing.${part}`) : [],
    address: `${url.pathname}${url.search}${url.hash}`,
  };
}
