import { forwardRef, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFocusReturn, useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useLocalized, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './AnnouncementBanner.css.ts';
import { announcementBannerTexts } from './texts.ts';
import type { AnnouncementBannerProps, BannerTone } from './types.ts';
import { useWithinWindow } from './use-within-window.ts';
import { systemClock } from './validity-window.ts';

const ICONS: Readonly<Record<BannerTone, IconName>> = {
  info: 'megaphone',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

type VisibleProps = Omit<AnnouncementBannerProps, 'startsAt' | 'endsAt' | 'clock'> & {
  readonly 'data-closed'?: '' | undefined;
};

/** The text of the tone, visually hidden if there is a heading. */
function Title(props: {
  toneText: string;
  toneLang: string | undefined;
  heading: ReactNode;
  lang: string | undefined;
}): ReactElement {
  const { toneText, toneLang, heading, lang } = props;
  if (!heading) return <span lang={toneLang}>{toneText}</span>;
  return (
    <>
      <span lang={toneLang} className={css.visuallyHidden}>
        {toneText}:{' '}
      </span>
      <span lang={lang}>{heading}</span>
    </>
  );
}

const VisibleBanner = forwardRef<HTMLElement, VisibleProps>(function VisibleBanner(
  {
    message,
    heading,
    headingLevel = 2,
    tone = 'info',
    actions,
    onDismiss,
    texts,
    className,
    ...rest
  },
  forwardedRef,
) {
  const t = useComponentTexts(announcementBannerTexts, texts);
  const title = useLocalized(heading ?? '');
  const body = useLocalized(message);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const ref = useMergedRef(section, forwardedRef);
  useFocusReturn(section, rest['data-closed'] !== undefined);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-tone={tone}
      {...rest}
      ref={ref}
      className={rootClassName(css.banner, className)}
    >
      <div className={css.inner}>
        <Icon name={ICONS[tone]} className={css.icon} />
        <div className={css.text}>
          <Heading id={id} className={heading ? css.heading : css.toneText}>
            <Title
              toneText={t[tone]}
              toneLang={langOf(t, tone)}
              heading={title.content}
              lang={title.lang}
            />
          </Heading>
          {heading ? null : <span aria-hidden="true">: </span>}
          <p className={heading ? css.message : css.inline} lang={body.lang}>
            {body.content}
          </p>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {onDismiss && (
          <button
            lang={langOf(t, 'close')}
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
 * A notice about the service across the page, shown only between its start and end in UTC.
 * It is a landmark named by its heading, not an alert: nothing is announced when the page loads. If
 * it is removed while it contains the focus, the focus returns to where it came from.
 */
export const AnnouncementBanner = forwardRef<HTMLElement, AnnouncementBannerProps>(
  function AnnouncementBanner({ startsAt, endsAt, clock = systemClock, ...rest }, ref) {
    return useWithinWindow({ startsAt, endsAt }, clock) ? (
      <VisibleBanner {...rest} ref={ref} />
    ) : null;
  },
);
