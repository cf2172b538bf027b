import { forwardRef } from 'react';
import { Icon } from '../icons/index.ts';
import { usePortalLink, useTexts } from '../provider/index.ts';
import type { PortalLinkProps } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Link.css.ts';
import { linkTexts } from './texts.ts';
import type { LinkTexts } from './texts.ts';

/** Properties of a link. */
export interface LinkProps extends PortalLinkProps {
  /** Opens in a new tab, and says so in words (WCAG 3.2.5); such links bypass the router. */
  readonly external?: boolean | undefined;
  /** `quiet` takes the colour of the text around it, such as in a footer or a table. */
  readonly tone?: 'action' | 'quiet' | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<LinkTexts> | undefined;
}

/** A way to another page. What does something on this page is a `Button`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external = false, tone = 'action', texts, className, children, ...rest },
  ref,
) {
  const t = useTexts(linkTexts, texts);
  const RouterLink = usePortalLink();
  const classes = classNames(css.link, className);
  if (!external) {
    return (
      <RouterLink {...rest} ref={ref} className={classes} data-tone={tone}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      {...rest}
      ref={ref}
      className={classes}
      data-tone={tone}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}{' '}
      <span className={css.mark}>
        <Icon name="external-link" className={css.icon} />
        <span className={css.spoken}>{t.newTab}</span>
      </span>
    </a>
  );
});
