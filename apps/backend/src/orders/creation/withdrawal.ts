import type { Language, NewOrder, WithdrawalConsent } from '@portal/api';
import { invalid } from '../../errors.ts';
import type { StoredPosition } from '../order-store.ts';

/** The texts of an agreement in one language. */
export type WithdrawalTexts = Pick<WithdrawalConsent, 'consent' | 'instruction'>;

/** What agreements are made with. */
interface WithdrawalSettings {
  /** In a language; null where the pack has no information on withdrawal. */
  readonly withdrawalTexts: ((language: Language) => WithdrawalTexts) | null;
  readonly now: () => Date;
}

/**
 * What the customer has agreed to; null where nothing is sold by contract.
 *
 * @throws DomainError `invalid` without the consent to immediate delivery (LAW-3)
 */
export function withdrawalOf(
  { withdrawalTexts, now }: WithdrawalSettings,
  drafts: readonly Pick<StoredPosition, 'product'>[],
  { immediateDelivery }: NewOrder,
  language: Language,
): WithdrawalConsent | null {
  const isSold = drafts.some(({ product }) => product.legalNature === 'CONTRACT');
  if (!isSold || !withdrawalTexts) return null;
  if (immediateDelivery !== true) {
    throw invalid([{ field: 'immediateDelivery', key: 'IMMEDIATE_DELIVERY' }]);
  }
  return { consentedAt: now().toISOString(), ...withdrawalTexts(language) };
}
