import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A body that a call does not accept; the message names the field. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** The path of a field, such as `positions[0].parcelId`. */
const nameOf = (path: readonly { readonly key: unknown }[] = []): string =>
  path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/**
 * Reads a decoded JSON body. A schema of strict objects refuses further fields instead of dropping them (SAFE-2).
 *
 * @throws BodyError that names the first wrong field
 */
export function readBody<Schema extends GenericSchema>(
  schema: Schema,
  body: unknown,
): InferOutput<Schema> {
  const { success, output, issues } = safeParse(schema, body, {
    abortEarly: true,
    abortPipeEarly: true,
  });
  if (success) return output;
  const [{ path, received, expected, message }] = issues;
  const isUnknown = expected === 'never';
  const reason = received === 'undefined' ? 'is missing' : isUnknown ? 'is not known' : message;
  throw new BodyError(`${nameOf(path) || 'body'}: ${reason}`);
}
