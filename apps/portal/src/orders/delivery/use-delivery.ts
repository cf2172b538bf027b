import type { Order } from '@portal/api';
import type { DeliveryState, OrderProgress } from '@portal/order-flow';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { progressOf } from '../order-progress.ts';
import { useOrderQuery } from '../use-order-query.ts';
import { pollDownload } from './poll-download.ts';
import type { DownloadPolling, DownloadState } from './poll-download.ts';

/** Download state of an order. */
export interface Delivery {
  readonly state: DeliveryState;
  /** For the stepper; null before the first answer. */
  readonly progress: OrderProgress | null;
  /** Null while it is loading or when it cannot be loaded. */
  readonly order: Order | null;
  /** Why the status cannot be loaded; polling continues unless the error is final. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Polls the download status while the page is mounted; in a background tab polling is slower (FLOW-17). */
export function useDelivery(orderId: string): Delivery {
  const { client, configuration } = useServices();
  const { polling: settings } = configuration;
  const [download, setDownload] = useState<DownloadState>({
    state: 'waiting',
    order: null,
    error: null,
  });
  const polling = useRef<DownloadPolling | null>(null);

  useEffect(() => {
    const started = pollDownload({
      requestStatus: (signal) =>
        client.call('getDownloadStatus', { path: { orderNumber: orderId } }, signal),
      now: () => Date.now(),
      settings,
      onChange: setDownload,
    });
    polling.current = started;
    const pollWhenVisible = (): void => {
      if (document.visibilityState === 'visible') started.pollNow();
    };
    document.addEventListener('visibilitychange', pollWhenVisible);
    return () => {
      document.removeEventListener('visibilitychange', pollWhenVisible);
      started.stop();
    };
  }, [client, orderId, settings]);

  const { state, error } = download;
  const isAnswered = download.order !== null;
  const { data: order, refetch } = useOrderQuery(orderId, isAnswered);
  const wasWaiting = useRef(false);
  useEffect(() => {
    // The order that was loaded while waiting has neither downloads nor invoice.
    if (wasWaiting.current && state !== 'waiting') void refetch();
    wasWaiting.current = isAnswered && state === 'waiting';
  }, [isAnswered, state, refetch]);
  const answered = download.order && { timeline: order?.timeline, ...download.order };
  return {
    state,
    error,
    progress: progressOf(answered ?? undefined),
    order: order ?? null,
    retry: () => polling.current?.restart(),
  };
}
