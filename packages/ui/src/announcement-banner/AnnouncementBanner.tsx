import { forwardRef, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFocusReturn, useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useLocale, useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './AnnouncementBanner.css.ts';
import { announcementBannerTexts } from './texts.ts';
import type { AnnouncementBannerProps, BannerTone } from './types.ts';
import { useWithinWindow } from './useWithinWindow.ts';
import { systemClock } from './window.ts';

const ICONS: Readonly<Record<BannerTone, IconName>> = {
  info: 'megaphone',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

type ShownProps = Omit<AnnouncementBannerProps, 'startsAt' | 'endsAt' | 'clock'>;

/** The word of the tone, in sight only where no heading says more. */
function Title(props: { word: string; heading: ReactNode }): ReactElement {
  const { word, heading } = props;
  if (!heading) return <>{word}</>;
  return (
    <>
      <span className={css.spoken}>{word}: </span>
      {heading}
    </>
  );
}

const ShownBanner = forwardRef<HTMLElement, ShownProps>(function ShownBanner(props, outerRef) {
  const { message, heading, headingLevel = 2, tone = 'info', ...more } = props;
  const { action, secondAction, onDismiss, texts, className, ...rest } = more;
  const t = useTexts(announcementBannerTexts, texts);
  const locale = useLocale();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const ref = useMergedRef(section, outerRef);
  useFocusReturn(section);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-tone={tone}
      {...rest}
      ref={ref}
      className={classNames(css.banner, className)}
    >
      <div className={css.inner}>
        <Icon name={ICONS[tone]} className={css.icon} />
        <div className={css.text}>
          <Heading id={id} className={heading ? css.heading : css.word}>
            <Title word={t[tone]} heading={heading?.[locale]} />
          </Heading>
          {heading ? null : <span aria-hidden="true">: </span>}
          <p className={heading ? css.message : css.inline}>{message[locale]}</p>
          {(action ?? secondAction) && (
            <div className={css.actions}>
              {action}
              {secondAction}
            </div>
          )}
        </div>
        {onDismiss && (
          <button
            type="button"
            className={css.close}
            aria-label={t.close}
            aria-describedby={id}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
});

/**
 * A line across the page about the service itself, seen only between its start and end in UTC
 * (UI-3). It is a landmark named by its heading, not an alert: nothing is spoken when the page
 * loads. When it goes with the focus inside, the focus returns to where it came from.
 */
export const AnnouncementBanner = forwardRef<HTMLElement, AnnouncementBannerProps>(
  function AnnouncementBanner({ startsAt, endsAt, clock = systemClock, ...rest }, ref) {
    return useWithinWindow({ startsAt, endsAt }, clock) ? (
      <ShownBanner {...rest} ref={ref} />
    ) : null;
  },
);
