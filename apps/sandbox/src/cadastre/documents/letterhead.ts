import type { Authority } from '../../land/model.ts';

/** Who issues a document, as on its letterhead. */
export interface Letterhead {
  readonly name: string;
  /** Street, city and e-mail address. */
  readonly contact: string;
}

/** The letterhead of an authority; of the state's surveying authority without one. */
export function letterheadOf(authority: Authority | undefined): Letterhead {
  if (!authority) return SURVEYING_AUTHORITY;
  const { name, streetName, houseNumber, zipCode, city, email } = authority;
  return { name, contact: `${streetName} ${houseNumber}, ${zipCode} ${city} · ${email}` };
}

/** The surveying authority of the state issues invoices and fee notices. */
export const SURVEYING_AUTHORITY: Letterhead = {
  name: 'Landesvermessung Lindenmark',
  contact: 'Am Markt 3, 15990 Lindenau · kasse@example.org',
};
