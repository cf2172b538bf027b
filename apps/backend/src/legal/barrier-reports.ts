import type { BarrierReport } from '@portal/api';
import type { Database, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import type { Job, JobHandler, Jobs } from '../jobs/job.ts';
import type { ReportReceiver } from './receivers.ts';

/** Rows of reports, passed on or not, that are older than finished data (LAW-1). */
export const EXPIRED_REPORTS: PurgeRule = [
  'barrierReports',
  `delete from barrier_reports where ${someOf(
    'select ctid from barrier_reports where received_at < $1',
  )}`,
  'retention',
];

/** Stores a report and the job that passes it on; the same id again changes nothing. */
export async function storeReport(
  { database, jobs, now }: { database: Database; jobs: Jobs; now: () => Date },
  { reportId, ...content }: BarrierReport,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await transaction.query(
      `insert into barrier_reports (report_id, received_at, content) values ($1::uuid, $2, $3::jsonb)
       on conflict (report_id) do nothing returning 1`,
      [reportId, now().toISOString(), JSON.stringify(content)],
    );
    if (stored.length > 0) await jobs.add(transaction, 'send-barrier-report', reportId);
  });
}

interface StoredRow extends Row {
  received_at: Date;
  content: Omit<BarrierReport, 'reportId'> | null;
}

/** The job that passes a report on to the authority, and then deletes its contents. */
export function sendReport(
  { database, now }: { database: Database; now: () => Date },
  receiver: ReportReceiver,
): JobHandler {
  return async ({ subject: reportId }: Job) => {
    const [stored] = await database.query<StoredRow>(
      'select received_at, content from barrier_reports where report_id = $1::uuid',
      [reportId],
    );
    // Passed on by an earlier attempt, or older than its retention.
    if (!stored?.content) return;
    await receiver({ reportId, receivedAt: stored.received_at, ...stored.content });
    await database.query(
      'update barrier_reports set content = null, passed_on_at = $2 where report_id = $1::uuid',
      [reportId, now().toISOString()],
    );
  };
}
