import { useContext, useEffect } from 'react';
import { PortalContext } from './context.ts';

/**
 * Announces that work is in progress once it takes longer than a second; `null` when there is none.
 * Of several works at the same time only one is announced. Announce the result with `useAnnounce`.
 */
export function useBusyAnnouncement(text: string | null): void {
  const { announceBusy } = useContext(PortalContext).announcer;
  useEffect(() => (text === null ? undefined : announceBusy(text)), [text, announceBusy]);
}
