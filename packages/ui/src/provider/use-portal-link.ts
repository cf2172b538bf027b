import { useContext } from 'react';
import { PortalContext } from './context.ts';
import type { PortalLinkComponent } from './PlainLink.tsx';

/** The component that renders links. */
export function usePortalLink(): PortalLinkComponent {
  return useContext(PortalContext).link;
}
