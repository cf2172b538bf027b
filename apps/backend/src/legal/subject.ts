import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { sendReport, storeReport } from './barrier-reports.ts';
import { type ReportReceiver, toDesk, toMailbox } from './receivers.ts';
import { retentionDays } from './retention-days.ts';
import { legalHandlers } from './routes.ts';

/** Who receives reports: the mailbox of the statement where the portal sends mail, else the desk. */
function receiverOf({ authority, configuration, locales, mail, state }: Core): ReportReceiver {
  const feedback = state.legal.accessibilityStatement?.feedback;
  if (!mail || !feedback) return toDesk(authority);
  return toMailbox({ mail, feedback, locales, language: configuration.defaultLanguage });
}

/** What an authority must say, and reports of barriers to it (LAW-1). */
export function legal(core: Core) {
  const { dataProcessing } = core.state.legal;
  const information = {
    ...core.state.legal,
    ...(dataProcessing ? { retentionDays: retentionDays(core.environment) } : {}),
  };
  return {
    handlers: legalHandlers({
      information,
      store: (report) => storeReport(core, report),
    }),
    jobs: {
      'send-barrier-report': sendReport(core, receiverOf(core)),
    } satisfies Partial<JobHandlers>,
  };
}
