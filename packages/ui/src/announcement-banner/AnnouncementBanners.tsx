import { forwardRef, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import { focusedBeside, useMergedRef } from '../hooks/index.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { createDismissals } from './dismissals.ts';
import type { Dismissals, DismissedVersions } from './dismissals.ts';
import { byPriority, isShown, versionOf } from './visible-banners.ts';
import type { AnnouncementBannerProps, BannerItem } from './types.ts';

/** Properties of several banners. */
export interface AnnouncementBannersProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<AnnouncementBannerProps, 'clock' | 'headingLevel' | 'texts'> {
  /**
   * All banners, in any order; those outside their time and those dismissed before are not shown.
   */
  readonly items: ReadonlyArray<BannerItem>;
  /**
   * Stores dismissals, made by `createDismissals`; without it they last until the page is reloaded.
   */
  readonly dismissals?: Dismissals | undefined;
}

const NOTHING_CLOSED: DismissedVersions = new Map();

const OPEN_SECTION = 'section:not([data-closed])';

/** Focuses the close button of the next banner, else of the previous one. */
function focusNeighbour(root: Element): void {
  const focused = focusedBeside(root);
  const open = [...root.children].filter((banner) => banner.matches(OPEN_SECTION));
  const index = open.findIndex((banner) => banner.contains(focused));
  if (index < 0) return;
  const neighbour = open[index + 1] ?? open[index - 1];
  const buttons = [...(neighbour?.querySelectorAll('button') ?? [])];
  moveFocus(buttons.at(-1));
}

type ItemProps = Pick<AnnouncementBannerProps, 'clock' | 'headingLevel' | 'texts'> & {
  readonly banner: BannerItem;
  readonly shown: boolean;
  readonly dismiss: () => void;
};

/** One of the banners. When it is dismissed it disappears at once, and is removed a moment later (see `useIsInPage`). */
function Item({ banner, shown, dismiss, ...rest }: ItemProps): ReactElement | null {
  const isInPage = useIsInPage(shown);
  if (!isInPage) return null;
  return (
    <AnnouncementBanner
      message={banner.message}
      heading={banner.heading}
      tone={banner.tone}
      actions={banner.actions}
      startsAt={banner.startsAt}
      endsAt={banner.endsAt}
      {...rest}
      data-closed={shown ? undefined : ''}
      onDismiss={banner.dismissible === false ? undefined : dismiss}
    />
  );
}

/**
 * Several announcement banners, ordered by priority. Dismissed banners stay hidden until
 * their `version` changes.
 */
export const AnnouncementBanners = forwardRef<HTMLDivElement, AnnouncementBannersProps>(
  function AnnouncementBanners(props, ref) {
    const { items, dismissals, clock, headingLevel, texts, ...rest } = props;
    const root = useRef<HTMLDivElement>(null);
    const mergedRef = useMergedRef(root, ref);
    const [inMemory] = useState(() => createDismissals(null));
    const store = dismissals ?? inMemory;
    const closed = useSyncExternalStore(store.subscribe, store.get, () => NOTHING_CLOSED);
    return (
      <div {...rest} ref={mergedRef}>
        {byPriority(items).map((banner) => (
          <Item
            key={banner.id}
            banner={banner}
            shown={isShown(banner, closed)}
            dismiss={() => {
              if (root.current) focusNeighbour(root.current);
              store.dismiss(banner.id, versionOf(banner));
            }}
            clock={clock}
            headingLevel={headingLevel}
            texts={texts}
          />
        ))}
      </div>
    );
  },
);
