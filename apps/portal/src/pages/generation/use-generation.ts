import type { GenerationState } from '@portal/order-flow';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { pollDownload } from './poll-download.ts';
import type { DownloadPolling, DownloadState } from './poll-download.ts';

/** How far the extract is, as the page needs it. */
export interface Generation {
  readonly state: GenerationState;
  /** The status cannot be asked for; asking goes on all the same unless it is of no use. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Ends the asking: the person has clicked download. */
  readonly stop: () => void;
}

/** Watches an extract while its page is shown; another tab in front only delays the asking (FLOW-17). */
export function useGeneration(orderId: string): Generation {
  const { client, configuration } = useServices();
  const { polling } = configuration;
  const [watched, setWatched] = useState<DownloadState>({ state: 'waiting', error: null });
  const watch = useRef<DownloadPolling | null>(null);

  useEffect(() => {
    const started = pollDownload({
      ask: (signal) => client.getDownloadStatus(orderId, signal),
      now: () => Date.now(),
      settings: polling,
      onChange: setWatched,
    });
    watch.current = started;
    const wake = (): void => {
      if (document.visibilityState === 'visible') started.askNow();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      started.stop();
    };
  }, [client, orderId, polling]);

  return {
    ...watched,
    retry: () => watch.current?.restart(),
    stop: () => watch.current?.stop(),
  };
}
