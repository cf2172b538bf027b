/**
 * Name of a parcel as it is shown in a text or table cell: without a line break between a term and its number, as in
 * "Flur 3".
 *
 * @param displayString name of the parcel as the contract delivers it
 */
export function parcelName(displayString: string): string {
  return displayString.replaceAll(/ (?=\d)/g, '\u00A0');
}
