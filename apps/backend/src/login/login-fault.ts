import type { RefusalReason } from '../ports/identity.ts';
import type { MissingPart } from '../session/profile.ts';

/** What the portal says about a login that failed; it shows a message for each (APP-7). */
export type LoginFault =
  | {
      readonly authException: 'failedOrCancelled';
      /** Names a message of its own. */
      readonly reason?: LoginReason | undefined;
    }
  | { readonly authException: 'incompleteData'; readonly missing: readonly MissingPart[] };

/**
 * Why a login failed, if the person can do something about it: also a trust level that is unknown or lower than needed, a login that
 * another browser began, one that is over or took too long, and one for an organisation that the service does not name.
 */
type LoginReason =
  | RefusalReason
  | 'unknownLevel'
  | 'levelTooLow'
  | 'otherBrowser'
  | 'ended'
  | 'noOrganisation'
  | 'organisationLevelTooLow';

const NAMES = ['authException', 'missing', 'reason'] as const;

/** Adds the fault to the query of the address, before the fragment, where the portal reads it; null removes an earlier one. */
export function withFault(address: string, fault: LoginFault | null): string {
  const url = new URL(address);
  for (const name of NAMES) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(fault ?? {})) {
    const text = String(value ?? '');
    if (text !== '') url.searchParams.set(name, text);
  }
  return url.href;
}
