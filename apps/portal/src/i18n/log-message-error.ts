import { MissingDataError } from 'react-intl';
import { browserLog } from '../browser/log.ts';

/**
 * Logs why a message cannot be shown. Not that the browser does not know a language of the state (STATE-5): its messages are shown,
 * with numbers and dates as in another language.
 */
export function logMessageError(error: Error): void {
  if (!(error instanceof MissingDataError)) {
    browserLog('A message could not be shown', error);
  }
}
