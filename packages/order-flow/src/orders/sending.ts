import type { NewOrderPosition } from '@portal/api';
import type { BasketItem, Consents } from '../model/basket.ts';
import type { FieldMessage } from '../model/message.ts';
import type { OrderState } from '../model/state.ts';
import { hasSensitiveItem } from '../state/selectors.ts';

/** The consents that are required for this basket (VAL-8). */
export function requiredConsents(
  basket: readonly Pick<BasketItem, 'product'>[],
): readonly (keyof Consents)[] {
  return hasSensitiveItem(basket) ? ['privacy', 'terms', 'dataTransfer'] : ['privacy', 'terms'];
}

const CONSENT_KEYS = { privacy: 'PRIVACY', terms: 'TERMS', dataTransfer: 'DATA_TRANSFER' } as const;

/** Validates basket, prices and consents before sending (VAL-8). */
export function validateSending(
  state: Pick<OrderState, 'basket' | 'consents'>,
): readonly FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (state.basket.length === 0) messages.push({ field: 'basket', key: 'CART_EMPTY' });
  if (state.basket.some((item) => item.provisioning.price.status !== 'known')) {
    messages.push({ field: 'price', key: 'PRICE' });
  }
  for (const consent of requiredConsents(state.basket)) {
    if (!state.consents[consent]) messages.push({ field: consent, key: CONSENT_KEYS[consent] });
  }
  return messages;
}

/** Whether the send button is enabled (FLOW-8); it is disabled while the order is being sent. */
export function canSend(state: Pick<OrderState, 'basket' | 'consents' | 'sending'>): boolean {
  return state.sending.status !== 'started' && validateSending(state).length === 0;
}

function newOrderPosition({
  product,
  parcel,
  provisioning,
  additionalInfo,
}: BasketItem): NewOrderPosition {
  const { sensitiveData, userFormat: page } = additionalInfo;
  return {
    parcelId: parcel.parcelId,
    productId: product.id,
    numberOfCopies: provisioning.paper ? provisioning.copies : 0,
    orderPdf: provisioning.digital,
    justification: sensitiveData?.justification ?? '',
    ...(page && {
      pageFormat: page.userFormat.format,
      selectedScale: page.userFormat.scale,
      pageOrientation: page.userFormat.orientation,
      colorPalette: page.userFormat.palette,
      printArea: page.printArea,
    }),
  };
}

/** The basket as `orderPositions` of `POST /authenticated-customer/orders`. */
export function newOrderPositions(basket: readonly BasketItem[]): NewOrderPosition[] {
  return basket.map(newOrderPosition);
}
