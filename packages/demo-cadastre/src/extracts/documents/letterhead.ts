import type { Authority, Issuer, Land } from '../../land/model.ts';

/** Who issues a document, as on its letterhead. */
export type Letterhead = Issuer;

/** The letterhead of an authority; of the state's surveying authority without one. */
export function letterheadOf({ issuer }: Land, authority: Authority | undefined): Letterhead {
  if (!authority) return issuer;
  const { name, streetName, houseNumber, zipCode, city, email } = authority;
  return {
    ...issuer,
    name,
    contact: `${streetName} ${houseNumber}, ${zipCode} ${city} · ${email}`,
  };
}
