import { forwardRef } from 'react';
import { Icon } from '../icons/index.ts';
import { usePortalLink, useComponentTexts } from '../provider/index.ts';
import type { PortalLinkProps } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Link.css.ts';
import { linkTexts } from './texts.ts';
import type { LinkTexts } from './texts.ts';

/** Properties of a link. */
export interface LinkProps extends PortalLinkProps {
  /** Opens in a new tab, which is part of the link's name (WCAG 3.2.5); bypasses the router. */
  readonly external?: boolean | undefined;
  /** `quiet` inherits the colour of its context, for example in a footer or a table. */
  readonly variant?: 'action' | 'quiet' | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<LinkTexts> | undefined;
}

/** Navigates to another page. For an action on the page use a `Button`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external = false, variant = 'action', texts, className, children, ...rest },
  ref,
) {
  const t = useComponentTexts(linkTexts, texts);
  const RouterLink = usePortalLink();
  const classes = rootClassName(css.link, className);
  // As the child of a `Button` the link gets the variant of the button, which decides how it looks.
  if (!external) {
    return (
      <RouterLink data-variant={variant} {...rest} ref={ref} className={classes}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      data-variant={variant}
      {...rest}
      ref={ref}
      className={classes}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className={css.newTab}>
        <Icon name="external-link" className={css.icon} />
        <span lang={langOf(t, 'newTab')} className={css.visuallyHidden}>
          {' '}
          {t.newTab}
        </span>
      </span>
    </a>
  );
});
