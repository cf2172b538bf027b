import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, RefAttributes } from 'react';

/** What every component gives to the link it renders: an `a` with an address. */
export interface PortalLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Address as given to the component; within the portal or another one. */
  readonly href: string;
}

/** A component that renders links; a portal puts its router's in this place. */
export type PortalLinkComponent = ForwardRefExoticComponent<
  PortalLinkProps & RefAttributes<HTMLAnchorElement>
>;

/** The link of a portal without a router. */
export const PlainLink: PortalLinkComponent = forwardRef<HTMLAnchorElement, PortalLinkProps>(
  function PlainLink({ children, ...rest }, ref) {
    return (
      <a {...rest} ref={ref}>
        {children}
      </a>
    );
  },
);
