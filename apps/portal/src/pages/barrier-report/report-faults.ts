import { isEmailAddress } from '../common/email-address.ts';
import type { Typed } from './use-report.ts';

/** Longest text of a report in characters, as in the contract. */
export const TEXT_MAX = 4000;

/** What is wrong with the fields; each value is the name of its text. */
interface ReportFaults {
  readonly text?: 'textMissing' | 'textLong';
  readonly email?: 'emailWrong';
}

/** What is wrong with a typed report; an empty object if it can be sent. */
export function reportFaults({ text, email }: Typed): ReportFaults {
  const length = text.trim().length;
  const address = email.trim();
  const isWrong = address !== '' && !isEmailAddress(address);
  return {
    ...(length === 0 ? { text: 'textMissing' } : {}),
    ...(length > TEXT_MAX ? { text: 'textLong' } : {}),
    ...(isWrong ? { email: 'emailWrong' } : {}),
  };
}
