import type { AuthorityPorts } from '../ports/authority.ts';
import type { Catalogue } from './catalogue.ts';

/** What limits the offer. */
interface OfferSettings {
  readonly authority: AuthorityPorts;
  readonly catalogue: Catalogue;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Offers only products whose documents the cadastre system can draw: another one would be paid and never delivered (SAFE-2). Those that
 * are not offered are logged when they change.
 *
 * @returns a function that asks the system; it throws ExternalSystemError when that does not answer, and the offer stays as it is
 */
export function offerLimit({ authority, catalogue, log }: OfferSettings): () => Promise<void> {
  let known = '';
  return async () => {
    const products = catalogue.limitTo(await authority.orderable());
    if (String(products) !== known && products.length > 0) {
      log.warn(
        { products },
        'products or formats not offered: the cadastre system cannot produce them',
      );
    }
    known = String(products);
  };
}
