import { type StreetAndNumber, splitHouseNumber } from '@portal/order-flow';

/**
 * The addresses in the location text of a parcel, such as `Massener Kirchweg 33;Am Anger`. A street may end in a number
 * as well (`Straße des 17. Juni` does not, `Q 5` does); without a house number the text is the name of a street or field.
 */
export const locationAddresses = (text: string): readonly StreetAndNumber[] =>
  text
    .split(';')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => splitHouseNumber(part) ?? { street: part.replace(/,$/, ''), houseNumber: '' });
