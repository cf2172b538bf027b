import { paths } from '@portal/api/pages';

export { hrefOf, paths } from '@portal/api/pages';

/** Path that starts an order of one product (BEY-4). */
export function orderPathOf(productId: string): string {
  return `${paths.draft}?produkt=${encodeURIComponent(productId)}`;
}
