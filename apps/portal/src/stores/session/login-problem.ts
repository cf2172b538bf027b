import { POSTAL_PARTS } from '@portal/order-flow';
import type { MessageId } from '../../i18n/messages.ts';

const MESSAGES: Readonly<Record<string, MessageId>> = {
  failedOrCancelled: 'login.failedOrCancelled',
  incompleteData: 'login.incompleteData',
};

/** Messages of their own for what a person can do something about; the parameter `reason`. */
const REASONS: Readonly<Record<string, MessageId>> = {
  cancelled: 'login.cancelled',
  dataRefused: 'login.dataRefused',
  ended: 'login.ended',
  levelRefused: 'login.levelRefused',
  levelTooLow: 'login.levelTooLow',
  noOrganisation: 'login.noOrganisation',
  organisationLevelTooLow: 'login.organisationLevelTooLow',
  otherBrowser: 'login.otherBrowser',
  unknownLevel: 'login.unknownLevel',
};

/** What a profile can lack, in the order of the message: nothing names the person, or a part of name and address. */
const PARTS = ['key', ...POSTAL_PARTS] as const;

/** Why a login failed (APP-7). */
export interface LoginProblem {
  readonly message: MessageId;
  /** What the profile lacks, in words; the value `list` of the message (NAME-5). */
  readonly list: readonly MessageId[];
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
  const given = (url.searchParams.get('missing') ?? '').split(',');
  const reason = REASONS[url.searchParams.get('reason') ?? ''];
  for (const name of ['authException', 'missing', 'reason']) url.searchParams.delete(name);
  const missing = PARTS.filter((part) => given.includes(part));
  const isNamed = value === 'incompleteData' && missing.length > 0;
  const message = MESSAGES[value] ?? 'login.failedOrCancelled';
  return {
    message: isNamed ? 'login.missingData' : (reason ?? message),
    list: isNamed ? missing.map((part): MessageId => `login.missing.${part}`) : [],
    address: `${url.pathname}${url.search}${hash}`,
  };
}
