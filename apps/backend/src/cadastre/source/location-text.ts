/** A house number: `5`, `10 A`, `12a-14`, `33 1/3`. */
const WITH_NUMBER =
  /^(.*\p{L}.*?)[\s,]+(\d{1,4}(?:\s\d\/\d)?\s?\p{L}?(?:\s?[-–+]\s?\d{1,4}\s?\p{L}?)?)$/u;

/** An address in a location text. */
interface LocationAddress {
  readonly street: string;
  /** Empty when the text is the name of a street or field. */
  readonly houseNumber: string;
}

/**
 * The addresses in the location text of a parcel, such as `Massener Kirchweg 33;Am Anger`. A street may end in a number
 * as well (`Straße des 17. Juni` does not, `Q 5` does); without letters before the number the text is a name.
 */
export const locationAddresses = (text: string): readonly LocationAddress[] =>
  text
    .split(';')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => {
      const [, street = part, houseNumber = ''] = WITH_NUMBER.exec(part) ?? [];
      return { street: street.replace(/,$/, ''), houseNumber };
    });
