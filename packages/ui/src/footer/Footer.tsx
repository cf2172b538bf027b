import { forwardRef, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useMedia } from '../hooks/index.ts';
import { Link } from '../link/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Footer.css.ts';
import { footerTexts } from './texts.ts';
import type { FooterTexts } from './texts.ts';

/** One link of the footer. */
export interface FooterLink {
  /** Text of the link. */
  readonly label: ReactNode;
  /** Address of the link. */
  readonly href: string;
  /** Opens in a new tab; a visually hidden text says so. */
  readonly external?: boolean | undefined;
}

/** A group of links. */
export interface FooterGroup {
  /** Without a heading the links are in one line, as in a short footer. */
  readonly heading?: string | undefined;
  /** On a phone its links are shown, where those of other groups with a heading are folded: for what the law wants in sight. */
  readonly unfolded?: boolean | undefined;
  /** The links in order. */
  readonly links: ReadonlyArray<FooterLink>;
}

/** Properties of the footer. */
export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Groups of links, in order. */
  readonly groups: ReadonlyArray<FooterGroup>;
  /** A line below the links, such as the name of the operator. */
  readonly note?: ReactNode;
  /** The source of the data, at the end of the same line. */
  readonly source?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<FooterTexts> | undefined;
}

/** Windows in which the groups take a line each. */
const PHONE = 'screen and (max-width: 37.49rem)';

function LinkGroup({ group, id }: { group: FooterGroup; id: string }): ReactNode {
  const ref = useRef<HTMLUListElement>(null);
  const isPhone = useMedia(PHONE, ref);
  const { heading: text, links, unfolded } = group;
  const heading = text && (
    <h2 id={id} className={css.heading}>
      {text}
    </h2>
  );
  const list = (
    <ul
      ref={ref}
      className={css.links}
      data-inline={!text || undefined}
      aria-labelledby={text ? id : undefined}
    >
      {links.map((link, index) => (
        <li key={`${index} ${link.href}`} className={css.entry}>
          <Link href={link.href} external={link.external}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!isPhone || !heading || unfolded) {
    return (
      <div className={css.group}>
        {heading}
        {list}
      </div>
    );
  }
  return (
    <details className={css.group}>
      <summary className={css.summary}>{heading}</summary>
      {list}
    </details>
  );
}

/** Footer of every page: links in groups, which are folded on a phone. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { groups, note, source, texts, className, ...rest },
  ref,
) {
  const t = useComponentTexts(footerTexts, texts);
  const id = useId();
  return (
    <footer {...rest} ref={ref} className={rootClassName(css.root, className)}>
      <div className={css.inner}>
        <nav className={css.groups} aria-label={t.label}>
          {groups.map((group, index) => (
            <LinkGroup
              key={`${index} ${group.heading ?? ''}`}
              group={group}
              id={`${id}-${index}`}
            />
          ))}
        </nav>
        {(note || source) && (
          <div className={css.last}>
            {note && <p className={css.note}>{note}</p>}
            {source && <p className={css.note}>{source}</p>}
          </div>
        )}
      </div>
    </footer>
  );
});
