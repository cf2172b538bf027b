import { forwardRef, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { usePortalLink, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { HeaderSession } from './HeaderSession.tsx';
import type { Session } from './HeaderSession.tsx';
import * as css from './Header.css.ts';
import { Mark } from './Mark.tsx';
import { headerTexts } from './texts.ts';
import type { HeaderTexts } from './texts.ts';

/** A link of the header. */
export interface HeaderLink {
  /** Text of the link. */
  readonly label: string;
  /** Address of the link. */
  readonly href: string;
  /** The link leads to the current page; default false. */
  readonly current?: boolean | undefined;
}

/** Properties of the header. */
export interface HeaderProps extends ComponentPropsWithoutRef<'header'> {
  /** Name of the portal. */
  readonly serviceName: ReactNode;
  /** One line below the title; hidden in a narrow container. */
  readonly tagline?: ReactNode;
  /** Says that this is an official website, in a narrow line above; may begin with a decorative flag 16 px high. */
  readonly officialNotice?: ReactNode;
  /** Address of the start page; default `#/`. */
  readonly homeHref?: string | undefined;
  /** Logo of the state; a neutral one by default. */
  readonly mark?: ReactNode;
  /** Control for the language, usually an `OptionMenu` named "Sprache". */
  readonly language?: ReactNode;
  /** Control for the theme, usually an `OptionMenu` named "Darstellung". */
  readonly appearance?: ReactNode;
  /** Links beside the user's name, such as the user's own orders. */
  readonly links?: readonly HeaderLink[] | undefined;
  /** Name of the user who is logged in. */
  readonly userName?: string | undefined;
  /** Login or logout; without it there is no button. */
  readonly session?: Session | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<HeaderTexts> | undefined;
}

/**
 * Header of every page: logo, title, settings and session. In a narrow container language,
 * appearance and user are collapsed behind a menu button; login and logout stay visible.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  {
    serviceName,
    tagline,
    officialNotice,
    homeHref = '#/',
    mark,
    language,
    appearance,
    links = [],
    userName,
    session,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(headerTexts, texts);
  const Link = usePortalLink();
  const toolsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const hasTools = Boolean(language ?? appearance ?? userName) || links.length > 0;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <header {...rest} ref={ref} className={rootClassName(css.root, className)}>
      {officialNotice && <div className={css.official}>{officialNotice}</div>}
      <div className={css.inner} onKeyDown={closeOnEscape} role="presentation">
        <Link className={css.home} href={homeHref}>
          {mark ?? <Mark />}
          <span className={css.titles}>
            <span className={css.title}>
              {serviceName}
              {/* Separates the names for screen readers. */ tagline ? ' ' : null}
            </span>
            {tagline && <span className={css.subtitle}>{tagline}</span>}
          </span>
        </Link>
        {hasTools && (
          <button
            ref={toggle}
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={toolsId}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
            <span lang={langOf(t, 'openMenu')} className={css.visuallyHidden}>
              {t.openMenu}
            </span>
          </button>
        )}
        <div id={toolsId} className={css.tools} data-open={open || undefined}>
          {links.map(({ label, href, current }, index) => (
            <Link
              key={`${index} ${href}`}
              className={css.link}
              href={href}
              aria-current={current ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          {language}
          {appearance}
          {userName && (
            <span className={css.user}>
              <Icon name="user" />
              <span lang={langOf(t, 'user')} className={css.visuallyHidden}>
                {t.user}{' '}
              </span>
              <span className={css.userName} title={userName}>
                {userName}
              </span>
            </span>
          )}
        </div>
        {session && <HeaderSession session={session} texts={t} />}
      </div>
    </header>
  );
});
