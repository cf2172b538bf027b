import { useContext } from 'react';
import type { Announce } from './announcer.ts';
import { PortalContext } from './context.ts';

/** Announces a text, politely by default; the function stays the same between renders. */
export function useAnnounce(): Announce {
  return useContext(PortalContext).announcer.announce;
}
