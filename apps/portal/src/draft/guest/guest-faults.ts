import type { Addressee } from '@portal/api';
import { ADDRESSEE_LENGTH, validateAddressee } from '@portal/order-flow';
import type { MessageKey } from '@portal/order-flow';
import type { GuestEntries } from '../../orders/guest/guest-entries.ts';
import { isEmailAddress } from '../../pages/common/email-address.ts';

/** The fields of the form, in their order. */
export const GUEST_FIELDS = ['name', 'email', 'street', 'zipCode', 'city'] as const;

/** A field of the form. */
export type GuestField = (typeof GUEST_FIELDS)[number];

/** What is wrong with a field: a text of the form, or a message of the rules of addresses. */
export type GuestFault = 'nameWrong' | 'emailWrong' | MessageKey;

type Typed = Pick<GuestEntries, 'name' | 'email'>;

/**
 * What is wrong with the entries of somebody who orders without an account (OPEN-2).
 *
 * @param address where paper is sent; null without paper
 * @param settings what the post of the state can do without
 */
export function guestFaults(
  { name, email }: Typed,
  address: Addressee | null,
  settings: Parameters<typeof validateAddressee>[1],
): ReadonlyMap<GuestField, GuestFault> {
  const faults = new Map<GuestField, GuestFault>();
  const length = name.trim().length;
  if (length === 0 || length > ADDRESSEE_LENGTH.name) faults.set('name', 'nameWrong');
  if (!isEmailAddress(email.trim())) faults.set('email', 'emailWrong');
  const ofAddress = address ? validateAddressee({ ...address, name }, settings) : [];
  for (const { field, key } of ofAddress) {
    const known = GUEST_FIELDS.find((one) => one === field);
    if (known && !faults.has(known)) faults.set(known, key);
  }
  return faults;
}
