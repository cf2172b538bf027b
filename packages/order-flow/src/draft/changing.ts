import type { BasketItem } from './model/basket.ts';
import type { Configuration, PrintArea } from './model/configuration.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';
import { printAreaCentre } from '../rules/print-area/print-area.ts';
import { emptyConfiguration } from './empty-draft.ts';
import { configuredPrintArea, hasPartialPage, toBasketItems } from './selectors.ts';

const isSameArea = (one: PrintArea, other: PrintArea | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const withoutKey = (item: BasketItem): BasketItem => ({ ...item, key: '' });

/** Position of the item being changed, counted from 1; null for a new extract. */
export function changedPosition(draft: Pick<Draft, 'editedKeys' | 'basket'>): number | null {
  const index = draft.basket.findIndex(({ key }) => draft.editedKeys.includes(key));
  return index < 0 ? null : index + 1;
}

/** The configuration of a basket item: the inverse of `toBasketItems` (JRN-7). */
export function configurationOf(item: BasketItem, defaults: FlowDefaults): Configuration {
  const { product, parcel, furtherParcels = [], provisioning, additionalInfo } = item;
  const { userFormat: page, sensitiveData } = additionalInfo;
  const configuration = {
    ...emptyConfiguration(defaults),
    product,
    parcel,
    madeFor: [parcel, ...furtherParcels].map(({ parcelId }) => parcelId),
    provisioning,
    justification: sensitiveData?.justification ?? '',
    ...(sensitiveData?.entitlement && { entitlement: sensitiveData.entitlement }),
    ...(furtherParcels.length > 0 && {
      furtherParcels: furtherParcels.map((one) => ({ parcel: one, printAreaCentre: null })),
      oneSheet: true,
    }),
  };
  if (!page) return configuration;
  const { userFormat, printArea: area } = page;
  const isCentred = isSameArea(area, configuredPrintArea({ ...configuration, userFormat }));
  return {
    ...configuration,
    userFormat,
    printAreaCentre: isCentred ? null : printAreaCentre(area),
    partialPageConfirmed: hasPartialPage(item),
  };
}

/** Whether the basket contains the configured extract as it is: nothing is lost by another configuration. */
export function isConfigurationInBasket(draft: Draft): boolean {
  const items = draft.basket.filter(({ key }) => draft.editedKeys.includes(key));
  const configured = toBasketItems(draft.configuration, '');
  return (
    items.length > 0 &&
    JSON.stringify(items.map(withoutKey)) === JSON.stringify(configured.map(withoutKey))
  );
}
