import type { Language, WithdrawalConsent } from '@portal/api';
import { type FormatText, regionOf } from '../locales/locales.ts';

/**
 * The paragraphs that confirm a contract on a durable medium: when the customer has agreed to immediate delivery, to what, and the instruction on
 * withdrawal, as they are stored with the order (LAW-3; § 312f Absatz 2 und 3 BGB).
 *
 * @param withdrawal null for an order of fees only, which has none of them
 */
export function contractParagraphs(
  withdrawal: WithdrawalConsent | null,
  languages: readonly Language[],
  format: FormatText,
): readonly string[] {
  if (!withdrawal) return [];
  const time = new Intl.DateTimeFormat(languages.map(regionOf), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const { consentedAt, consent, instruction } = withdrawal;
  const lines = instruction.split('\n').map((line) => line.trim());
  return [
    format('withdrawalConsent', { consentedAt: time.format(new Date(consentedAt)), consent }),
    format('withdrawalInstruction'),
    ...lines.filter((line) => line !== ''),
  ];
}
