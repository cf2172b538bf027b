import type { Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';

/** Answers that no browser fetched, at once (SAFE-7); logins without an answer have no personal data, and name their page for a day (IN-4). */
const ENDED = `select ctid from login_attempts
  where expires_at < $1 and (answer is not null or expires_at < $1::timestamptz - interval '1 day')`;

/** Logins that were not finished. */
export const EXPIRED_LOGINS: PurgeRule = [
  'loginAttempts',
  `delete from login_attempts where ${someOf(ENDED)}`,
  'now',
];

/** Logins whose answer, which waits for the browser, names the person. */
const OF_PERSON = `from login_attempts where answer->>'issuer' = $1 and answer->>'subject' = $2`;

/** What the identity service has stated about a person in logins that are not finished, without secrets (SAFE-7). */
export const exportLoginsOf = (store: Queryable, issuer: string, subject: string): Promise<Row[]> =>
  store.query(`select return_to, wanted_level, expires_at, answer ${OF_PERSON}`, [issuer, subject]);

/** Deletes logins of a person that are not finished. */
export async function eraseLoginsOf(
  transaction: Queryable,
  issuer: string,
  subject: string,
): Promise<void> {
  await transaction.query(`delete ${OF_PERSON}`, [issuer, subject]);
}
