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
 * are not offered are logged when they change, as are formats of files for other programs (DATA-6).
 *
 * @returns a function that asks the system; it throws ExternalSystemError when that does not answer, and the offer stays as it is
 */
export function offerLimit({ authority, catalogue, log }: OfferSettings): () => Promise<void> {
  let known = { products: '', formats: '' };
  return async () => {
    const { products, formats } = catalogue.limitTo(await authority.orderable());
    if (String(products) !== known.products && products.length > 0) {
      log.warn({ products }, 'products not offered: the cadastre system cannot draw them');
    }
    if (String(formats) !== known.formats && formats.length > 0) {
      log.warn({ formats }, 'formats not offered: the cadastre system cannot write them');
    }
    known = { products: String(products), formats: String(formats) };
  };
}
