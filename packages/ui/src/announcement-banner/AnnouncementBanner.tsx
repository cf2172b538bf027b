import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useLocale, useTexts } from '../provider/index.ts';
import type { Locale } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './AnnouncementBanner.css.ts';
import { announcementBannerTexts } from './texts.ts';
import type { AnnouncementBannerTexts } from './texts.ts';
import { useWithinWindow } from './useWithinWindow.ts';
import { systemClock } from './window.ts';
import type { Clock, ValidityWindow } from './window.ts';

/** Properties of the announcement banner. */
export interface AnnouncementBannerProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    ValidityWindow {
  /** What is announced, in each language. */
  readonly message: Readonly<Record<Locale, ReactNode>>;
  /** Where the time comes from; the machine's by default. */
  readonly clock?: Clock | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<AnnouncementBannerTexts> | undefined;
}

/**
 * A line across the page about the service itself, seen only between its start and end in UTC
 * (UI-3). It is a landmark, not an alert: nothing is spoken when the page loads.
 */
export const AnnouncementBanner = forwardRef<HTMLElement, AnnouncementBannerProps>(
  function AnnouncementBanner(
    { message, startsAt, endsAt, clock = systemClock, texts, className, ...rest },
    ref,
  ) {
    const t = useTexts(announcementBannerTexts, texts);
    const locale = useLocale();
    if (!useWithinWindow({ startsAt, endsAt }, clock)) return null;
    return (
      <section
        aria-label={t.label}
        {...rest}
        ref={ref}
        className={classNames(css.banner, className)}
      >
        <div className={css.inner}>
          <Icon name="megaphone" className={css.icon} />
          <p className={css.text}>
            <strong>{t.word}</strong> {message[locale]}
          </p>
        </div>
      </section>
    );
  },
);
