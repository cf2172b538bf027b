import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { usePortalLink } from '../provider/index.ts';
import type { PortalLinkComponent } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './SideNavigation.css.ts';

/** A page of a section. */
export interface SideNavigationItem {
  /** Name of the page. */
  readonly label: string;
  /** Address of the page; without it the label is a heading of its pages. */
  readonly href?: string | undefined;
  /** Whether it is the current page. */
  readonly current?: boolean | undefined;
  /** Pages below this one; one level. */
  readonly items?: readonly SideNavigationItem[] | undefined;
}

/** Properties of a side navigation. */
export interface SideNavigationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Name of the landmark, such as "Mein Konto"; not visible. */
  readonly label: string;
  /** The pages of the section. */
  readonly items: readonly SideNavigationItem[];
}

function Pages(props: {
  readonly items: readonly SideNavigationItem[];
  readonly label?: string;
  readonly link: PortalLinkComponent;
}): ReactElement {
  const { items, label, link: Link } = props;
  return (
    <ul className={css.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`} className={css.item}>
          {item.href === undefined ? (
            <span className={css.group}>{item.label}</span>
          ) : (
            <Link
              className={css.link}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.label}
            </Link>
          )}
          {item.items && <Pages items={item.items} label={item.label} link={Link} />}
        </li>
      ))}
    </ul>
  );
}

/** The pages of a section, beside its content: a landmark with a list of links, of which one is the current page. */
export const SideNavigation = forwardRef<HTMLElement, SideNavigationProps>(function SideNavigation(
  { label, items, className, ...rest },
  ref,
) {
  const link = usePortalLink();
  return (
    <nav aria-label={label} {...rest} ref={ref} className={rootClassName(css.root, className)}>
      <Pages items={items} link={link} />
    </nav>
  );
});
