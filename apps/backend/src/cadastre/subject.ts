import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { hasIndex, refreshCadastre } from './import.ts';
import { optionLists } from './option-lists.ts';
import { withAddresses } from './parcel-addresses.ts';
import { parcelHandlers } from './routes.ts';
import { searches } from './searches.ts';
import { surroundingsIn } from './surroundings.ts';
import { suggestions } from './suggest/suggestions.ts';

/** A cadastre without versions is not read again for so many ms, however often processes start. */
const REREAD_MS = 3_600_000;

/** The cadastre: its searches, and the import that keeps the index up to date. */
export function cadastre({ database, features, log, now, reportImport, rules, validation }: Core) {
  const search = searches(database, validation);
  return {
    handlers: parcelHandlers({
      search,
      options: optionLists(database),
      suggest: suggestions(database, search.parcelAt, validation.landCode),
      surroundings: (boxes) => surroundingsIn(database, boxes),
      describe: (page) => withAddresses(database, page),
      hasIndex: () => hasIndex(database),
    }),
    jobs: {
      'refresh-cadastre': async () => {
        const isNew = await refreshCadastre(database, features, {
          rules,
          now,
          minAgeMs: REREAD_MS,
          ...(reportImport ? { report: reportImport } : {}),
        });
        if (isNew) log.info('cadastre index updated');
      },
    } satisfies Partial<JobHandlers>,
  };
}
