import { forwardRef, useState, useSyncExternalStore } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { createDismissals } from './dismissals.ts';
import type { Dismissals, DismissedVersions } from './dismissals.ts';
import { versionOf, visibleBanners } from './visible-banners.ts';
import type { AnnouncementBannerProps, BannerItem } from './types.ts';

/** Properties of several banners. */
export interface AnnouncementBannersProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<AnnouncementBannerProps, 'clock' | 'headingLevel' | 'texts'> {
  /**
   * All banners, in any order; those outside their time and those dismissed before are not shown.
   */
  readonly items: readonly BannerItem[];
  /**
   * Stores dismissals, made by `createDismissals`; without it they last until the page is reloaded.
   */
  readonly dismissals?: Dismissals | undefined;
}

const NOTHING_CLOSED: DismissedVersions = new Map();

/** Focuses the close button of the next banner, else of the previous one. */
function focusNeighbour(): void {
  const banner = document.activeElement?.closest('section');
  const neighbour = banner?.nextElementSibling ?? banner?.previousElementSibling;
  const buttons = [...(neighbour?.querySelectorAll('button') ?? [])];
  buttons.at(-1)?.focus();
}

/**
 * Several announcement banners, ordered by priority (UI-3). Dismissed banners stay hidden until
 * their `version` changes.
 */
export const AnnouncementBanners = forwardRef<HTMLDivElement, AnnouncementBannersProps>(
  function AnnouncementBanners(props, ref) {
    const { items, dismissals, clock, headingLevel, texts, ...rest } = props;
    const [inMemory] = useState(() => createDismissals(null));
    const store = dismissals ?? inMemory;
    const closed = useSyncExternalStore(store.subscribe, store.get, () => NOTHING_CLOSED);
    return (
      <div {...rest} ref={ref}>
        {visibleBanners(items, closed).map((banner) => {
          const dismiss = (): void => {
            focusNeighbour();
            store.dismiss(banner.id, versionOf(banner));
          };
          return (
            <AnnouncementBanner
              key={banner.id}
              message={banner.message}
              heading={banner.heading}
              tone={banner.tone}
              actions={banner.actions}
              startsAt={banner.startsAt}
              endsAt={banner.endsAt}
              clock={clock}
              headingLevel={headingLevel}
              texts={texts}
              onDismiss={banner.dismissible === false ? undefined : dismiss}
            />
          );
        })}
      </div>
    );
  },
);
