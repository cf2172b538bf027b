import { fixedPart, paths, PORTAL_PATHS } from '@portal/api/pages';

export { hrefOf, paths } from '@portal/api/pages';

/** Path that starts an order of one product (BEY-4). */
export function orderPathOf(productId: string): string {
  return `${paths.draft}?produkt=${encodeURIComponent(productId)}`;
}

/** The page of orders without an account, without the link of a mail (OPEN-2). */
export const guestOrderPath = fixedPart(PORTAL_PATHS.guestOrder[0]);
