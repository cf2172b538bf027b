/** The parts of an address; what is missing is empty. */
export interface AddressParts {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
}

/** A line such as "51147 Köln", "D-51147 Köln" or "1010 Wien". */
const PLACE = /^(?:[A-Z]{1,3}-)?(?<zipCode>\d{4,5})\s+(?<city>\S.*)$/;

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n|,/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a street in one, such as "c/o Meyer, Heidestraße 17": OpenID Connect allows several. */
export const oneLine = (lines: string): string =>
  lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Splits an address that an identity service states as one text (`formatted` of OpenID Connect): what stands before the line of
 * postal code and city is the street, and the line behind it the country. Without such a line nothing is known.
 */
export function splitAddress(formatted: string): AddressParts {
  const lines = linesOf(formatted);
  const at = lines.findLastIndex((line) => PLACE.test(line));
  const { zipCode = '', city = '' } = PLACE.exec(lines[at] ?? '')?.groups ?? {};
  if (at < 0) return { street: '', zipCode: '', city: '', country: '' };
  return { street: lines.slice(0, at).join(', '), zipCode, city, country: lines[at + 1] ?? '' };
}
