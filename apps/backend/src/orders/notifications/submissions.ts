import type { Queryable, Row } from '../../db/database.ts';
import type { AnnouncedSubmission } from '../../ports/fit-connect/event-log.ts';
import type { SubmissionStore } from '../../ports/fit-connect/index.ts';

interface SubmissionRow extends Row {
  submission_id: string;
  case_id: string;
  data_tags: readonly string[];
}

/** The submissions to the postbox of the federation, in the database (REAL-5). */
export function submissionStore(store: Queryable): SubmissionStore {
  const find = async (key: string): Promise<AnnouncedSubmission | null> => {
    const [row] = await store.query<SubmissionRow>(
      'select submission_id, case_id, data_tags from postbox_submissions where key = $1',
      [key],
    );
    return row
      ? { submissionId: row.submission_id, caseId: row.case_id, dataTags: row.data_tags }
      : null;
  };
  return {
    find,
    add: async (key, orderNumber, submission) => {
      await store.query(
        `insert into postbox_submissions (key, order_number, submission_id, case_id)
         values ($1, $2, $3, $4) on conflict (key) do nothing`,
        [key, orderNumber, submission.submissionId, submission.caseId],
      );
      return (await find(key)) ?? submission;
    },
    addTag: async (key, tag) => {
      await store.query(
        'update postbox_submissions set data_tags = data_tags || to_jsonb($2::text) where key = $1',
        [key, tag],
      );
    },
    remove: async (key) => {
      await store.query('delete from postbox_submissions where key = $1', [key]);
    },
  };
}
