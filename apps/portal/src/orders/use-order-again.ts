import type { ApiClient, OrderPosition, Parcel, Product } from '@portal/api';
import {
  approvalRow,
  canOrder,
  reorderObstacle,
  reorderedItem,
  reorderPriceRequest,
  validateParcel,
} from '@portal/order-flow';
import type {
  BasketItem,
  CurrentSubject,
  ReorderObstacle,
  ValidationSettings,
} from '@portal/order-flow';
import { useLanguages } from '@portal/ui/provider';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { browserLog } from '../browser/log.ts';
import { displayName } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { useIsMounted } from '../navigation/use-is-mounted.ts';
import { findParcels } from '../parcels/find-parcels.ts';
import { searchCall } from '../parcels/search-call.ts';
import { stepPath } from '../routes/slugs.ts';
import { useServices, useSession } from '../services/services.ts';
import { uniqueKey } from '../browser/unique-key.ts';

/** A position with its product and parcel of today. */
interface Checked {
  readonly position: OrderPosition;
  readonly current: CurrentSubject;
}

/** A position that is not in the basket, and why. */
interface Skipped {
  readonly position: OrderPosition;
  readonly obstacle: ReorderObstacle | 'BASKET_FULL';
}

/** What was put into the basket. */
interface Filled {
  readonly added: readonly BasketItem[];
  readonly skipped: readonly Skipped[];
}

const isRejected = ({ approvalStatus }: OrderPosition): boolean =>
  approvalRow(approvalStatus).isRejected;

/** Results of a search with one number: a parcel and others of the same number. */
const LIMIT = 20;

type Client = Pick<ApiClient, 'call' | 'searchParcels'>;

/** The parcel as it is today; one that cannot be searched by number is checked by the backend when it is ordered. */
async function currentParcel(
  client: Client,
  settings: ValidationSettings,
  ordered: Parcel,
): Promise<Parcel | null> {
  const { localSubdistrictId, cadastralSection, parcelNumber } = ordered;
  const params = { localSubdistrictId, cadastralSection, parcelNumber };
  if (validateParcel(params, settings).length > 0) return ordered;
  const { items } = await findParcels(client, searchCall({ type: 'parcel', params }, 0, LIMIT));
  return items.find(({ parcelId }) => parcelId === ordered.parcelId) ?? null;
}

const isOrderable = (checked: Checked): checked is Checked & { current: { product: Product } } =>
  reorderObstacle(checked.current, checked.position) === null;

/** The items for the basket, with the prices of today. */
async function pricedItems(client: Client, all: readonly Checked[]): Promise<BasketItem[]> {
  const orderable = all.filter(isOrderable);
  if (orderable.length === 0) return [];
  const prices = await client.call('calculatePrice', {
    body: orderable.map(({ position, current }) => reorderPriceRequest(position, current.product)),
  });
  return orderable.map(({ position, current }, index) => {
    const price = prices[index];
    const item = price && reorderedItem(position, current, price, uniqueKey());
    if (!item) throw new Error('No price in the answer');
    return item;
  });
}

/** What of an earlier order is ordered again. */
export interface OrderedAgain {
  readonly orderNumber: string;
  /** The rejected extracts only; the first of them opens for a new justification. */
  readonly isJustifiedAnew?: boolean;
}

/** Ordering an earlier order again. */
export interface OrderAgain {
  readonly orderAgain: (what: OrderedAgain) => void;
  readonly isPending: boolean;
}

/**
 * Fills the basket with the extracts of an order that can still be ordered, shows the summary, and names what is no longer
 * possible (JRN-8).
 */
export function useOrderAgain(): OrderAgain {
  const { client, configuration, draft, notifications } = useServices();
  const { customer } = useSession();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const text = useText();
  const languages = useLanguages();

  const nameOf = ({ position, obstacle }: Skipped): string =>
    text('orderAgain.skippedExtract', {
      extract: displayName(position.orderedProductDetails, languages),
      parcel: position.parcelDetails.displayString,
      reason: text(`orderAgain.${obstacle}`),
    });

  const currentParcels = async (ordered: readonly Parcel[]): Promise<readonly Parcel[] | null> => {
    const found = await Promise.all(
      ordered.map((parcel) => currentParcel(client, configuration, parcel)),
    );
    const parcels = found.filter((parcel) => parcel !== null);
    return parcels.length === ordered.length ? parcels : null;
  };

  const fillBasket = async (positions: readonly OrderPosition[]): Promise<Filled> => {
    const categories = await client.call('listCategories', {});
    const products = categories.flatMap((category) => category.products);
    const all = await Promise.all(
      positions.map(async (position): Promise<Checked> => {
        const product = products.find(({ id }) => id === position.orderedProductDetails.id);
        return {
          position,
          current: {
            product: product && canOrder(product, customer) ? product : null,
            parcel: await currentParcel(client, configuration, position.parcelDetails),
            furtherParcels: await currentParcels(position.furtherParcels ?? []),
          },
        };
      }),
    );
    const items = await pricedItems(client, all);
    const { basket } = draft.dispatch({ type: 'addItems', items });
    const added = items.filter(({ key }) => basket.some((item) => item.key === key));
    const full = all.filter(isOrderable).slice(added.length);
    const skipped = [
      ...all.flatMap(({ position, current }): Skipped[] => {
        const obstacle = reorderObstacle(current, position);
        return obstacle ? [{ position, obstacle }] : [];
      }),
      ...full.map(({ position }): Skipped => ({ position, obstacle: 'BASKET_FULL' })),
    ];
    return { added, skipped };
  };

  const mutation = useMutation({
    mutationFn: async ({ orderNumber, isJustifiedAnew = false }: OrderedAgain) => {
      const order = await client.call('getOrder', { path: { orderNumber } });
      return fillBasket(order.orderPositions.filter(isJustifiedAnew ? isRejected : () => true));
    },
    onSuccess: async ({ added, skipped }, { isJustifiedAnew = false }) => {
      const count = added.length;
      const [first] = added;
      if (isJustifiedAnew && first && skipped.length === 0) {
        draft.dispatch({ type: 'changeProduct', key: first.key });
        notifications.show({ id: 'orderAgain', tone: 'success', message: 'orderAgain.justify' });
        if (isMounted()) await navigate(stepPath('configuration-justification'));
        return;
      }
      notifications.show({
        id: 'orderAgain',
        tone: skipped.length > 0 ? 'warning' : 'success',
        message: skipped.length > 0 ? 'orderAgain.partly' : 'orderAgain.done',
        values: { count, skipped: skipped.length, extracts: skipped.map(nameOf).join('; ') },
      });
      if (isMounted()) await navigate(stepPath('order-summary'));
    },
    onError: (error) => {
      browserLog('The order could not be ordered again', error);
      notifications.show({ id: 'orderAgain', tone: 'danger', message: 'orderAgain.failed' });
    },
  });

  return { orderAgain: mutation.mutate, isPending: mutation.isPending };
}
