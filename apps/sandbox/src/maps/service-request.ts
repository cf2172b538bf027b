/** Query parameters by lower-case name: OGC services ignore the case of names. */
export type Parameters = ReadonlyMap<string, string>;

/** Reads the parameters of a key-value request. */
export function readParameters(query: unknown): Parameters {
  if (typeof query !== 'object' || query === null) return new Map();
  return new Map(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}

/** An invalid request, with the exception code of the OGC standard. */
export class ServiceError extends Error {
  readonly code: string;
  /** The invalid parameter, or an empty string. */
  readonly locator: string;

  constructor(code: string, message: string, locator = '') {
    super(message);
    this.code = code;
    this.locator = locator;
  }
}

/** A mandatory parameter; throws MissingParameterValue. */
export function required(parameters: Parameters, name: string): string {
  const value = parameters.get(name.toLowerCase());
  if (value === undefined || value === '') {
    throw new ServiceError('MissingParameterValue', `The parameter ${name} is missing.`, name);
  }
  return value;
}

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
