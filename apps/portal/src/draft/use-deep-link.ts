import type { Product } from '@portal/api';
import { canOrder, GUEST } from '@portal/order-flow';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parcelsQuery } from '../parcels/parcels-query.ts';
import { searchCall } from '../parcels/search-call.ts';
import { paths } from '../routes/paths.ts';
import { loginPath, stepPath } from '../routes/slugs.ts';
import type { FirstVisit } from '../services/first-visit.ts';
import { useServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { useIsMounted } from '../navigation/use-is-mounted.ts';
import { paramsOfParcelId, readDeepLink } from './deep-link.ts';
import type { DeepLink } from './deep-link.ts';
import { linkedParcelId } from './linked-parcel.ts';
import { type Orderer, ordererOf, useOrderer } from './use-orderer.ts';

type DeepLinkServices = Pick<Services, 'client' | 'configuration' | 'draft' | 'notifications'>;

/** Searches the parcel on the parcel tab, so that it is visible and can be changed there. */
async function applyParcel(
  services: DeepLinkServices,
  cache: QueryClient,
  written: string,
): Promise<boolean> {
  const { client, configuration, draft } = services;
  const parcelId = await linkedParcelId(client, configuration, written);
  const params = parcelId && paramsOfParcelId(parcelId, configuration);
  if (!params) return false;
  const query = { type: 'parcel', params } as const;
  draft.dispatch({ type: 'editParcel', change: params });
  const { search } = draft.dispatch({ type: 'searchStarted', query });
  try {
    const { items } = await cache.fetchQuery({
      ...parcelsQuery(client, searchCall(query, search.page, search.limit)),
      staleTime: 0,
    });
    const parcel = items.find((item) => item.parcelId === parcelId);
    if (parcel) draft.dispatch({ type: 'chooseParcel', parcel });
    return parcel !== undefined;
  } catch {
    return false;
  }
}

function applyProduct(
  { draft }: DeepLinkServices,
  product: Product | null,
  orderer: Orderer,
): boolean {
  if (!product || !canOrder(product, orderer)) return false;
  draft.dispatch({ type: 'chooseProduct', product });
  return true;
}

function reportMissing({ notifications }: DeepLinkServices, what: 'product' | 'parcel'): void {
  notifications.show({
    id: `deepLink.${what}`,
    tone: 'warning',
    message: `deepLink.${what}`,
  });
}

/** @returns whether it was applied; a guest must log in first for a product that needs it (OPEN-1) */
async function applyDeepLink(
  services: DeepLinkServices,
  cache: QueryClient,
  { productId, parcelId }: DeepLink,
  orderer: Orderer,
): Promise<boolean> {
  const { client, draft } = services;
  // Requested in parallel with the search for the parcel.
  const product = productId
    ? client.call('getProduct', { path: { productId } }).catch(() => null)
    : null;
  if (orderer === GUEST && product) {
    const found = await product;
    if (found && !canOrder(found, orderer)) return false;
  }
  draft.dispatch({ type: 'newProduct' });
  if (parcelId && !(await applyParcel(services, cache, parcelId)))
    reportMissing(services, 'parcel');
  if (product && !applyProduct(services, await product, orderer)) {
    reportMissing(services, 'product');
  }
  draft.dispatch({ type: 'setStep', step: 'configuration-parcel' });
  return true;
}

/** Queries of the links that were applied before the first render. */
const PREPARED = new WeakMap<Services, string>();

/**
 * Applies the link to a product before the first render, which then shows the step itself. The link to a parcel needs a
 * search; `useDeepLink` applies it.
 */
export async function prepareDeepLink({ services, search, isLate }: FirstVisit): Promise<void> {
  const { client, draft } = services;
  const orderer = ordererOf(services);
  const link = readDeepLink(search);
  if (!orderer || orderer === GUEST || !link?.productId || link.parcelId !== null) return;
  const { productId } = link;
  const product = await client.call('getProduct', { path: { productId } });
  if (isLate()) return;
  draft.dispatch({ type: 'newProduct' });
  if (!applyProduct(services, product, orderer)) reportMissing(services, 'product');
  draft.dispatch({ type: 'setStep', step: 'configuration-parcel' });
  PREPARED.set(services, String(search));
}

/**
 * Starts an extract with the product and parcel of a deep link (BEY-4) when somebody may configure it; until then the
 * address keeps the link, also during the login.
 *
 * @returns whether a deep link is being applied: no step can be shown before that
 */
export function useDeepLink(): boolean {
  const services = useServices();
  const cache = useQueryClient();
  const orderer = useOrderer();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const applied = useRef<string | null>(null);
  const query = String(search);
  const isPrepared = PREPARED.get(services) === query;
  useEffect(() => {
    const link = readDeepLink(new URLSearchParams(query));
    if (!link) {
      applied.current = null;
      PREPARED.delete(services);
    }
    if (!orderer || !link || isPrepared || applied.current === query) return;
    applied.current = query;
    const go = async (): Promise<void> => {
      const isApplied = await applyDeepLink(services, cache, link, orderer);
      if (!isMounted()) return;
      const page = isApplied
        ? stepPath(services.draft.get().step)
        : loginPath(`${paths.draft}?${query}`);
      await navigate(page, { replace: true });
    };
    void go();
  }, [query, orderer, services, cache, navigate, isMounted, isPrepared]);
  return orderer !== null && readDeepLink(search) !== null && !isPrepared;
}
