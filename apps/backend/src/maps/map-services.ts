import type { PortalConfiguration } from '@portal/api';
import { textOfResponse } from '@portal/names/decode';
import type { PassedOn } from '../config/maps-file.ts';
import { limited } from '../ports/bounded-text.ts';
import { serviceOf } from './passed-on.ts';
import { findMapProblems, type LoadText, type MapProblem } from './check-services.ts';

/** Time for one capabilities document in ms; those of large services have megabytes. */
const LOAD_LIMIT_MS = 10_000;

/** Largest capabilities document in bytes. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** A result is used for so many ms, so that monitoring does not load the documents at every request. */
const CACHE_MS = 300_000;

/** Loads documents, with the headers of services that are passed on. */
export const mapDocuments =
  (services: readonly PassedOn[]): LoadText =>
  async (address) => {
    const response = await fetch(address, {
      headers: serviceOf(address, services)?.headers ?? {},
      signal: AbortSignal.timeout(LOAD_LIMIT_MS),
    }).catch(() => {
      throw new Error('no answer');
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return textOfResponse(limited(response, MAX_DOCUMENT_BYTES));
  };

/** The check of the map services, for monitoring. */
export interface MapServices {
  /** What does not fit the configuration, at most five minutes old. */
  problems(): Promise<readonly MapProblem[]>;
}

/** Checks the map services of a configuration. */
export function mapServices(
  configuration: Pick<PortalConfiguration, 'map'>,
  now: () => Date,
  loadText: LoadText,
): MapServices {
  let last: { readonly at: number; readonly result: Promise<readonly MapProblem[]> } | null = null;
  return {
    problems: () => {
      const at = now().getTime();
      if (!last || at - last.at > CACHE_MS) {
        last = { at, result: findMapProblems(configuration, loadText) };
      }
      return last.result;
    },
  };
}
