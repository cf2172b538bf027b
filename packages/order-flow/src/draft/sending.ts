import type { Addressee, NewOrder, NewOrderPosition } from '@portal/api';
import type { BasketItem, Consents } from './model/basket.ts';
import type { FieldMessage } from './model/message.ts';
import type { Draft } from './model/draft.ts';
import { hasContractItem, hasSensitiveItem } from './basket-selectors.ts';
import { hasPartialPage } from './selectors.ts';
import { validateAddressee } from '../rules/validation/addressee.ts';
import { DEFAULT_EXTENT } from '../rules/chosen-formats.ts';
import type { PostalSettings } from '../rules/validation/postal.ts';
import { trimFields } from '../rules/validation/search.ts';
import { normalizeLine, normalizeWritten } from '../rules/validation/typed-text.ts';
import { hasPaper } from './delivery-address.ts';

/** The consents that are required for this basket (VAL-8). */
export function requiredConsents(
  basket: readonly Pick<BasketItem, 'product'>[],
): readonly (keyof Consents)[] {
  return [
    'privacy',
    'terms',
    ...(hasSensitiveItem(basket) ? (['dataTransfer'] as const) : []),
    ...(hasContractItem(basket) ? (['immediateDelivery'] as const) : []),
  ];
}

const CONSENT_KEYS = {
  privacy: 'PRIVACY',
  terms: 'TERMS',
  dataTransfer: 'DATA_TRANSFER',
  immediateDelivery: 'IMMEDIATE_DELIVERY',
} as const;

/** What is sent, and the state of sending. */
type SentState = Pick<Draft, 'basket' | 'addressee' | 'consents' | 'sending'>;

/** Where the paper of the basket is sent; null without paper, and while neither address nor profile is known. */
export function deliveryAddress(
  draft: Pick<Draft, 'basket' | 'addressee'>,
  profile: Addressee | null,
): Addressee | null {
  return hasPaper(draft.basket) ? (draft.addressee ?? profile) : null;
}

/**
 * Validates basket, prices, delivery address and consents before sending (VAL-8, JRN-1).
 *
 * @param profile name and address of the customer, see `addresseeOf`
 * @param settings what the post of the state can do without
 */
export function validateSending(
  draft: Omit<SentState, 'sending'>,
  profile: Addressee | null,
  settings: PostalSettings = {},
): readonly FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (draft.basket.length === 0) messages.push({ field: 'basket', key: 'CART_EMPTY' });
  if (draft.basket.some((item) => item.provisioning.price.status !== 'known')) {
    messages.push({ field: 'price', key: 'PRICE' });
  }
  const address = deliveryAddress(draft, profile);
  if (address) messages.push(...validateAddressee(address, settings));
  for (const consent of requiredConsents(draft.basket)) {
    if (!draft.consents[consent]) messages.push({ field: consent, key: CONSENT_KEYS[consent] });
  }
  return messages;
}

/** Whether the send button is enabled (FLOW-8); it is disabled while the order is being sent. */
export function canSend(
  draft: SentState,
  profile: Addressee | null,
  settings: PostalSettings = {},
): boolean {
  return (
    draft.sending.status !== 'started' && validateSending(draft, profile, settings).length === 0
  );
}

function newOrderPosition(item: BasketItem): NewOrderPosition {
  const { product, parcel, furtherParcels = [], provisioning, additionalInfo } = item;
  const { sensitiveData, userFormat: page } = additionalInfo;
  const reference = normalizeLine(item.reference ?? '');
  const { evidence = [], entitlement } = sensitiveData ?? {};
  return {
    parcelId: parcel.parcelId,
    ...(furtherParcels.length > 0 && {
      furtherParcelIds: furtherParcels.map(({ parcelId }) => parcelId),
    }),
    productId: product.id,
    numberOfCopies: provisioning.paper ? provisioning.copies : 0,
    orderPdf: provisioning.digital,
    ...(provisioning.files?.length && {
      fileFormats: provisioning.files,
      fileExtent: provisioning.fileExtent ?? DEFAULT_EXTENT,
    }),
    justification: normalizeWritten(sensitiveData?.justification ?? ''),
    ...(sensitiveData?.ground !== undefined && { ground: sensitiveData.ground }),
    ...(evidence.length > 0 && { evidence: evidence.map(({ id }) => id) }),
    ...(entitlement && {
      entitlement: {
        ...entitlement,
        ...(entitlement.fileNumber && { fileNumber: normalizeLine(entitlement.fileNumber) }),
      },
    }),
    ...(reference && { reference }),
    ...(page && {
      pageFormat: page.userFormat.format,
      selectedScale: page.userFormat.scale,
      pageOrientation: page.userFormat.orientation,
      colorPalette: page.userFormat.palette,
      printArea: page.printArea,
      ...(hasPartialPage(item) && { partialPageConfirmed: true }),
    }),
  };
}

/** The basket as `orderPositions` of `POST /authenticated-customer/orders`. */
export function newOrderPositions(basket: readonly BasketItem[]): NewOrderPosition[] {
  return basket.map(newOrderPosition);
}

/**
 * The body of `POST /authenticated-customer/orders`. It contains the address that the customer has seen, also if it is
 * that of the profile.
 */
export function newOrder(
  draft: Pick<Draft, 'basket' | 'addressee'> & Partial<Pick<Draft, 'consents'>>,
  profile: Addressee | null,
): Pick<NewOrder, 'orderPositions' | 'addressee' | 'immediateDelivery'> {
  const address = deliveryAddress(draft, profile);
  return {
    orderPositions: newOrderPositions(draft.basket),
    ...(address ? { addressee: trimFields(address) } : {}),
    ...(hasContractItem(draft.basket) && draft.consents?.immediateDelivery
      ? { immediateDelivery: true as const }
      : {}),
  };
}
