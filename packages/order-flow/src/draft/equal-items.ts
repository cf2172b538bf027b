import type { BasketItem } from './model/basket.ts';
import { newOrderPositions } from './sending.ts';

/** What an item shows, without how it is delivered, why it is requested and what the customer calls it. */
function contentOf(item: BasketItem): string {
  const additionalInfo = { ...item.additionalInfo, sensitiveData: null };
  const provisioning = { ...item.provisioning, files: undefined };
  const [position] = newOrderPositions([{ ...item, reference: '', additionalInfo, provisioning }]);
  return JSON.stringify({ ...position, numberOfCopies: 0, orderPdf: false });
}

/**
 * The items of a basket that show the same: product, parcel, page and scale (PAGE-6). Each group has at least two positions, counted
 * from 1.
 */
export function equalItems(basket: readonly BasketItem[]): readonly (readonly number[])[] {
  const groups = Map.groupBy(
    basket.map((item, index) => ({ content: contentOf(item), position: index + 1 })),
    ({ content }) => content,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ position }) => position));
}
