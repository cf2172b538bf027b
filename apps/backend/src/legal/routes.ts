import type { BarrierReport, LegalInformation } from '@portal/api';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';

/** What the handlers need. */
interface LegalServices {
  /** What the state pack declares. */
  readonly information: LegalInformation;
  /** Stores a report for the authority. */
  readonly store: (report: BarrierReport) => Promise<void>;
}

/** Handlers of the calls about what an authority must say (LAW-1, LAW-4). */
export function legalHandlers({
  information,
  store,
}: LegalServices): Handlers<'getLegalInformation' | 'reportBarrier'> {
  return {
    getLegalInformation: async () => information,
    reportBarrier: async ({ body }) => {
      if (!information.accessibilityStatement) throw notFound();
      await store(body);
      return undefined;
    },
  };
}
