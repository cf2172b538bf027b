import { priceRequest } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDraft, useServices } from '../../services/services.ts';

/** The price of the provisioning options: requested from the server at every change (FLOW-7, BE-9). */
export interface LivePrice {
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Keeps the price of the configured extract up to date in the order store. */
export function useLivePrice(): LivePrice {
  const { query, draft } = useServices();
  const { product, provisioning } = useDraft().configuration;
  const request = priceRequest(product, provisioning);
  const price = useQuery({
    ...query('calculatePrice', { body: request ? [request] : [] }),
    enabled: request !== null,
  });
  const { data, error, isFetching, refetch } = price;
  const { status } = provisioning.price;
  useEffect(() => {
    if (!request || status !== 'pending') return;
    const [calculated] = data ?? [];
    if (calculated) draft.dispatch({ type: 'priceCalculated', request, price: calculated });
    else if ((error || data) && !isFetching) draft.dispatch({ type: 'priceFailed', request });
  });
  return {
    error: status === 'failed' ? (error ?? new Error('No price in the answer')) : null,
    retry: () => {
      draft.dispatch({ type: 'priceRequested' });
      void refetch();
    },
  };
}
