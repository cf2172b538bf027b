import type { Customer, Product } from '@portal/api';
import { canOrder } from '@portal/order-flow';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices, useSession } from '../../services/services.ts';
import type { Services } from '../../services/services.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { paramsOfParcelId, readDeepLink } from './deep-link.ts';
import type { DeepLink } from './deep-link.ts';
import { findParcels } from './find-parcels.ts';
import { searchCall } from './search/search-call.ts';
import { stepPath } from './use-wizard.ts';

type DeepLinkServices = Pick<Services, 'client' | 'configuration' | 'orders' | 'notifications'>;

/** Searches the parcel on the parcel tab, so that it is visible and can be changed there. */
async function applyParcel(services: DeepLinkServices, parcelId: string): Promise<boolean> {
  const { client, configuration, orders } = services;
  const params = paramsOfParcelId(parcelId, configuration);
  if (!params) return false;
  const query = { type: 'parcel', params } as const;
  const requestId = crypto.randomUUID();
  orders.dispatch({ type: 'editParcel', change: params });
  orders.dispatch({ type: 'searchStarted', requestId, query });
  try {
    const data = await findParcels(client, searchCall(query, 0, orders.get().search.limit));
    orders.dispatch({ type: 'searchSucceeded', requestId, data });
    const parcel = data.items.find((item) => item.parcelId === parcelId);
    if (parcel) orders.dispatch({ type: 'chooseParcel', parcel });
    return parcel !== undefined;
  } catch {
    orders.dispatch({ type: 'searchFailed', requestId });
    return false;
  }
}

function applyProduct(
  { orders }: DeepLinkServices,
  product: Product | null,
  customer: Customer,
): boolean {
  if (!product || !canOrder(product, customer)) return false;
  orders.dispatch({ type: 'chooseProduct', product });
  return true;
}

async function applyDeepLink(
  services: DeepLinkServices,
  { productId, parcelId }: DeepLink,
  customer: Customer,
): Promise<void> {
  const { client, orders, notifications } = services;
  // Requested in parallel with the search for the parcel.
  const product = productId
    ? client.call('getProduct', { path: { productId } }).catch(() => null)
    : null;
  const missing = (what: 'product' | 'parcel'): void => {
    notifications.show({
      id: `deepLink.${what}`,
      tone: 'warning',
      message: `deepLink.${what}`,
    });
  };
  orders.dispatch({ type: 'newProduct' });
  if (parcelId && !(await applyParcel(services, parcelId))) missing('parcel');
  if (product && !applyProduct(services, await product, customer)) missing('product');
  orders.dispatch({ type: 'setStep', step: 'configuration-parcel' });
}

/**
 * Starts an extract with the product and parcel of a deep link (BEY-4) when somebody is logged in; until then the
 * address keeps the link, also during the login.
 *
 * @returns whether a deep link is being applied: no step can be shown before that
 */
export function useDeepLink(): boolean {
  const services = useServices();
  const { customer } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const applied = useRef<string | null>(null);
  const query = search.toString();
  useEffect(() => {
    const link = readDeepLink(new URLSearchParams(query));
    if (!link) applied.current = null;
    if (!customer || !link || applied.current === query) return;
    applied.current = query;
    const go = async (): Promise<void> => {
      await applyDeepLink(services, link, customer);
      if (!isMounted()) return;
      await navigate(stepPath(services.orders.get().step), { replace: true });
    };
    void go();
  }, [query, customer, services, navigate, isMounted]);
  return customer !== null && readDeepLink(search) !== null;
}
