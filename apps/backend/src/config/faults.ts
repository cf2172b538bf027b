import { StartError } from '../start-error.ts';

/** A wrong value of a state pack. */
export interface PackFault {
  /** Absolute path of the file. */
  readonly file: string;
  /** Dotted path of the value, such as `map.wms.0.opacity`; empty for the whole file. */
  readonly key: string;
  /** What is wrong, as the end of a sentence: `must be <= 1`. */
  readonly reason: string;
}

/** What is read from a file, or the reasons why it cannot be used. */
export type Checked<T> =
  | { readonly value: T; readonly faults: readonly [] }
  | { readonly value: null; readonly faults: readonly PackFault[] };

/** One sentence with file, key and reason. */
export const faultSentence = ({ file, key, reason }: PackFault): string =>
  `${file}: ${key || 'the file'} ${reason}.`;

/** Every fault of a pack that stops the start, a sentence on each line. */
export const packError = (faults: readonly PackFault[]): StartError =>
  new StartError(faults.map(faultSentence).join('\n'));
