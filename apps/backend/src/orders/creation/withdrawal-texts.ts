import type { Language, LegalInformation } from '@portal/api';
import { type Locales, textIn } from '../../locales/locales.ts';
import type { WithdrawalTexts } from './withdrawal.ts';

/** The texts that a customer agrees to before buying by contract, as they are stored with the order; null where the state has none (LAW-3). */
export function withdrawalTexts(
  { withdrawal }: LegalInformation,
  locales: Locales,
): ((language: Language) => WithdrawalTexts) | null {
  if (!withdrawal) return null;
  const { instruction } = withdrawal;
  return (language) => {
    const consent = locales.texts(language, 'portal')['consent.immediateDelivery'] ?? '';
    return {
      consent: consent.replaceAll(/<\/?link>/g, ''),
      instruction: textIn(instruction, locales.lookupOrder(language)),
    };
  };
}
