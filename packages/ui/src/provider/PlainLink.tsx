import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ComponentType, RefAttributes } from 'react';

/** Props that every component passes to the link it renders: those of an `a` with an address. */
export interface PortalLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Address as passed to the component; within the portal or external. */
  readonly href: string;
}

/** A component that renders links, such as that of a router: a function with `ref` among its properties (React 19), or of `forwardRef`. */
export type PortalLinkComponent = ComponentType<PortalLinkProps & RefAttributes<HTMLAnchorElement>>;

/** The default link: a plain `a`. */
export const PlainLink = forwardRef<HTMLAnchorElement, PortalLinkProps>(function PlainLink(
  { children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
