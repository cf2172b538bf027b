import type { Feedback, FeedbackText } from '@portal/api';
import type { Database, Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import { firstDay, type Month, monthOf } from '../month.ts';

/**
 * Texts of feedback whose month ended longer ago than finished data are kept (LAW-6). Ratings stay: a number of a month is about nobody.
 * As only the month is known, a text is kept until its month has ended, and then for the retention.
 */
export const EXPIRED_FEEDBACK: PurgeRule = [
  'feedbackTexts',
  `update feedback set text = null where ${someOf(
    `select ctid from feedback where text is not null
     and (month + interval '1 month')::timestamp at time zone 'Europe/Berlin' < $1::timestamptz`,
  )}`,
  'retention',
];

/** Stores an answer, without person, order and day; the same id again changes nothing. */
export async function storeFeedback(
  { database, now }: { database: Database; now: () => Date },
  { feedbackId, rating, text }: Feedback,
): Promise<void> {
  await database.query(
    `insert into feedback (feedback_id, month, rating, text) values ($1::uuid, $2::date, $3, $4)
     on conflict (feedback_id) do nothing`,
    [feedbackId, firstDay(monthOf(now())), rating, text ?? null],
  );
}

/** At most so many texts are listed. */
const MAX_LISTED = 1000;

/**
 * The texts of finished months, the latest month first. Those of the current month would show when each one arrived; within a month they
 * are in the order of the alphabet for the same reason.
 */
export function listTexts(store: Queryable, now: Date): Promise<FeedbackText[]> {
  return store.query<FeedbackText & Row>(
    `select to_char(month, 'YYYY-MM') as month, text from feedback
     where text is not null and month < $1::date order by feedback.month desc, text limit ${MAX_LISTED}`,
    [firstDay(monthOf(now))],
  );
}

/** The number of answers of a month by rating, from 1 to 5. */
export async function ratingsOf(store: Queryable, month: Month): Promise<readonly number[]> {
  const rows = await store.query<{ rating: number; count: number } & Row>(
    'select rating, count(*)::int as count from feedback where month = $1::date group by rating',
    [firstDay(month)],
  );
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}
