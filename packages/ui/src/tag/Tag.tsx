import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { usePortalLink } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Tag.css.ts';

/** Properties of a tag; further attributes go to its outermost element. */
export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** Address of the page with everything that has this tag; without it the tag is text. */
  readonly href?: string | undefined;
}

/** A keyword of a thing, such as the topic of a page; with `href` a link to everything that has it. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { href, className, children, ...rest },
  ref,
) {
  const Link = usePortalLink();
  return (
    <span
      {...rest}
      ref={ref}
      className={rootClassName(css.tag, className)}
      data-linked={href === undefined ? undefined : ''}
    >
      {href === undefined ? (
        children
      ) : (
        <Link href={href} className={css.link}>
          {children}
        </Link>
      )}
    </span>
  );
});

/** One tag of a list. */
export interface TagListItem {
  /** Unique among the tags. */
  readonly id: string;
  /** The keyword. */
  readonly label: ReactNode;
  /** Address of the page with everything that has this tag. */
  readonly href?: string | undefined;
}

/** Properties of a list of tags. */
export interface TagListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Name of the list, such as "Themen"; not visible. */
  readonly label: string;
  /** The tags, in order. */
  readonly items: readonly TagListItem[];
}

/** The tags of one thing, as a list with a name. */
export const TagList = forwardRef<HTMLUListElement, TagListProps>(function TagList(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <ul aria-label={label} {...rest} ref={ref} className={rootClassName(css.list, className)}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <Tag href={item.href}>{item.label}</Tag>
        </li>
      ))}
    </ul>
  );
});
