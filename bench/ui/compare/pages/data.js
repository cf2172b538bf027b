/** What every page of the comparison shows. */
export const EMAIL_ERROR = 'Enter an e-mail address, for example name@example.org.';
export const STATES = ['Bavaria', 'Hesse', 'Saxony'];
export const DELIVERIES = ['As a PDF', 'On paper'];
export const COLUMNS = ['Parcel', 'Extract', 'Fee'];
export const ROWS = [
  ['Lindenau 3, 114/2', 'Map of parcels', '17.00 €'],
  ['Lindenau 3, 115', 'Map of parcels', '17.00 €'],
  ['Lindenau 4, 2/7', 'Description of a parcel', '24.50 €'],
  ['Musterdorf 1, 9', 'Owner record', '32.00 €'],
];
