import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { LocalizedText } from '../provider/index.ts';
import type { AnnouncementBannerTexts } from './texts.ts';
import type { Clock, ValidityWindow } from './validity-window.ts';
import type { HeadingLevel } from '../typography/index.ts';

/** Tone of an announcement; shown by text, icon and colour. */
export type BannerTone = 'info' | 'warning' | 'danger';

/** Content of one banner, and when it is shown. */
export interface BannerContent extends ValidityWindow {
  /** The message: one text, or one for each language. */
  readonly message: LocalizedText;
  /** Names the landmark; default the text of the tone. */
  readonly heading?: LocalizedText | undefined;
  /** Default `info`. */
  readonly tone?: BannerTone | undefined;
  /** At most two buttons or links. */
  readonly actions?: ReactNode;
}

/** Properties of the announcement banner. */
export interface AnnouncementBannerProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    BannerContent {
  /** Level of the heading; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /**
   * Called by the close button; the consumer unmounts the banner. Without it there is no button.
   */
  readonly onDismiss?: (() => void) | undefined;
  /** Source of the time; default the system clock. */
  readonly clock?: Clock | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<AnnouncementBannerTexts> | undefined;
}

/** One of several banners. */
export interface BannerItem extends BannerContent {
  /** Identifies the banner in the store of dismissals. */
  readonly id: string;
  /** The highest is first; default 0. Equal priorities keep the given order. */
  readonly priority?: number | undefined;
  /** Change it with the text: a dismissed banner is shown again when its version changes. */
  readonly version?: string | undefined;
  /** Whether it can be closed; default true. */
  readonly dismissible?: boolean | undefined;
}
