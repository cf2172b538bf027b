import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { countMonths } from './figures.ts';
import { figureHandlers } from './routes.ts';

/** Feedback, and the figures of finished months (LAW-6). */
export function figures(core: Core) {
  const isAsked = core.configuration.feedback?.question ?? false;
  return {
    handlers: figureHandlers({ ...core, isAsked }),
    jobs: { 'count-months': countMonths(core) } satisfies Partial<JobHandlers>,
  };
}
