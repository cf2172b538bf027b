import { printArea, priceRequest } from '@portal/order-flow';
import type { BasketItem, OrderAction, PrintArea } from '@portal/order-flow';

/** How far the print area was moved from the middle of the parcel, in metres. */
function movedBy(item: BasketItem, area: PrintArea): { dx: number; dy: number } | null {
  const page = item.additionalInfo.userFormat?.userFormat;
  const centred = page && printArea(item.parcel, page);
  if (!centred) return null;
  const dx = area[0][0] - centred[0][0];
  const dy = area[0][1] - centred[0][1];
  return dx === 0 && dy === 0 ? null : { dx, dy };
}

/**
 * The actions that configure a removed item once more and put it back, at the end of the basket. They go the way
 * every item goes, so that nothing gets into the basket that the rules would not let in.
 */
export function restoringActions(item: BasketItem): OrderAction[] {
  const { product, parcel, provisioning, additionalInfo, key } = item;
  const { digital, paper, copies, price } = provisioning;
  const actions: OrderAction[] = [
    { type: 'chooseProduct', product },
    { type: 'chooseParcel', parcel },
    { type: 'setProvisioning', change: { digital, paper, copies } },
  ];
  const page = additionalInfo.userFormat;
  if (page) {
    actions.push({ type: 'setUserFormat', change: page.userFormat });
    const moved = movedBy(item, page.printArea);
    if (moved) actions.push({ type: 'movePrintArea', ...moved });
  }
  if (additionalInfo.sensitiveData) {
    const { justification } = additionalInfo.sensitiveData;
    actions.push({ type: 'setJustification', justification });
  }
  const request = priceRequest(product, provisioning);
  if (request && price.status === 'known') {
    actions.push({ type: 'priceCalculated', request, price: price.price });
  }
  actions.push({ type: 'addProduct', key });
  return actions;
}
