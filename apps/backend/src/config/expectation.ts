import { NotDecodable } from '@portal/names/decode';

/** Characters of a value in a sentence. */
const SHOWN = 60;

/** A value as a file contains it, shortened. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Ids of requirements, such as ` (VAL-9)`, are for developers. */
const REQUIREMENT_ID = / \([A-Z]+-\d+\)/g;

/** The first sentence of a description of a schema and its first example, as the end of a sentence. */
function expectation(description: string, [example]: readonly unknown[]): string {
  const [first = ''] = description.split(/\.(?: |$)/, 1);
  const text = first.replaceAll(REQUIREMENT_ID, '').replaceAll('`', '');
  const isAbbreviation = /^[A-Z]{2}/.test(text);
  const start = isAbbreviation ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return example === undefined ? start : `${start}; for example ${shownValue(example)}`;
}

/** The end of a sentence for a value that is not what its schema describes. */
export const unexpected = (
  value: unknown,
  description: string,
  examples: readonly unknown[],
): string => `is ${shownValue(value)}; expected: ${expectation(description, examples)}`;

/** Why a file is not JSON, as the end of a sentence. */
export function notJsonReason(error: unknown): string {
  if (error instanceof NotDecodable) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const place =
    line === undefined
      ? ''
      : ` at or before line ${line}, column ${column}: a comma, quotation mark or bracket is missing there, or is too many`;
  return `is not JSON${place} (${message})`;
}
