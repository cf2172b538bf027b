import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import type { EndSession } from '../login/routes.ts';
import { PURGE_RULES } from '../purge-rules.ts';
import { purgeExpired } from './purge-expired.ts';
import { personalDataHandlers } from './routes.ts';

/** Data of a person, and the end of what has expired. */
export function retention(core: Core, endSession: EndSession) {
  const { clockDifferenceMs = () => 0, database, environment } = core;
  const purge = purgeExpired({
    ...core,
    rules: PURGE_RULES,
    retentionMs: environment.retentionMs,
    orderRetentionMs: environment.orderRetentionMs,
    clockDifferenceMs,
  });
  return {
    purgeExpired: purge,
    handlers: personalDataHandlers(database, endSession),
    jobs: {
      housekeeping: () => purge(),
    } satisfies Partial<JobHandlers>,
  };
}
