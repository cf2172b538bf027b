import type { PageName } from './paths.ts';

/** Every address that leads to a page: the German one first, then those of the other reading (APP-1). */
export const ADDRESSES: Readonly<Record<PageName, readonly string[]>> = {
  start: ['/'],
  extracts: ['/auszuege'],
  order: ['/auszuege/bestellung'],
  product: ['/auszuege/produkt/:productId', '/extracts/:productId'],
  myOrders: ['/auszuege/meine-bestellungen'],
  review: ['/auszuege/uebersicht/:orderId?', '/order-review/:orderId?'],
  payment: ['/auszuege/zahlung/:orderId?/:prevResult?', '/extracts-pay/:orderId?/:prevResult?'],
  generation: ['/auszuege/bereitstellung/:orderId?', '/extracts-generate/:orderId?'],
  logout: ['/logout'],
  verification: ['/echtheit/:code?', '/verification/:code?'],
  accessibility: ['/barrierefreiheit', '/accessibility'],
  contact: ['/kontakt', '/contact'],
  imprint: ['/impressum', '/imprint'],
  privacy: ['/datenschutz', '/privacy'],
  help: ['/hilfe', '/help'],
};
