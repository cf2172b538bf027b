import { forwardRef, useState, useSyncExternalStore } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { createDismissals } from './dismissals.ts';
import type { Dismissals, DismissedVersions } from './dismissals.ts';
import { shownBanners, versionOf } from './shown.ts';
import type { AnnouncementBannerProps, BannerItem } from './types.ts';

/** Properties of several banners. */
export interface AnnouncementBannersProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<AnnouncementBannerProps, 'clock' | 'headingLevel' | 'texts'> {
  /** All there are, in any order: those out of their time and those closed before are left out. */
  readonly banners: readonly BannerItem[];
  /** Remembers what was closed, made by `createDismissals`; without it only this page does. */
  readonly dismissals?: Dismissals | undefined;
}

const NOTHING_CLOSED: DismissedVersions = new Map();

/** The next banner's close button takes the focus, else that of the one before; else it returns. */
function focusNeighbour(): void {
  const banner = document.activeElement?.closest('section');
  const neighbour = banner?.nextElementSibling ?? banner?.previousElementSibling;
  const buttons = [...(neighbour?.querySelectorAll('button') ?? [])];
  buttons.at(-1)?.focus();
}

/**
 * Several announcements below each other by their priority (UI-3). Those that were closed stay
 * away until their `version` changes.
 */
export const AnnouncementBanners = forwardRef<HTMLDivElement, AnnouncementBannersProps>(
  function AnnouncementBanners(props, ref) {
    const { banners, dismissals, clock, headingLevel, texts, ...rest } = props;
    const [pageOnly] = useState(() => createDismissals(null));
    const memory = dismissals ?? pageOnly;
    const closed = useSyncExternalStore(memory.subscribe, memory.get, () => NOTHING_CLOSED);
    return (
      <div {...rest} ref={ref}>
        {shownBanners(banners, closed).map((banner) => {
          const { id, message, heading, tone, action, secondAction, startsAt, endsAt } = banner;
          const dismiss = (): void => {
            focusNeighbour();
            memory.dismiss(id, versionOf(banner));
          };
          return (
            <AnnouncementBanner
              key={id}
              {...{ message, heading, tone, action, secondAction, startsAt, endsAt }}
              {...{ clock, headingLevel, texts }}
              onDismiss={banner.closable === false ? undefined : dismiss}
            />
          );
        })}
      </div>
    );
  },
);
