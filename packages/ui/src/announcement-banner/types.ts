import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Locale } from '../provider/index.ts';
import type { AnnouncementBannerTexts } from './texts.ts';
import type { Clock, ValidityWindow } from './window.ts';

/** How grave an announcement is; said by a word, an icon and a colour. */
export type BannerTone = 'info' | 'warning' | 'danger';

/** What one banner says, and when. */
export interface BannerContent extends ValidityWindow {
  /** What is announced, in each language. */
  readonly message: Readonly<Record<Locale, ReactNode>>;
  /** Names the landmark; without it the word of the tone does. */
  readonly heading?: Readonly<Record<Locale, ReactNode>> | undefined;
  /** Default `info`. */
  readonly tone?: BannerTone | undefined;
  /** A button or link. */
  readonly action?: ReactNode;
  /** Another one; more than two are too many. */
  readonly secondAction?: ReactNode;
}

/** Properties of the announcement banner. */
export interface AnnouncementBannerProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    BannerContent {
  /** Level of the heading; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Asked for when the banner is closed; the consumer removes it. Without it there is no button. */
  readonly onDismiss?: (() => void) | undefined;
  /** Where the time comes from; the machine's by default. */
  readonly clock?: Clock | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<AnnouncementBannerTexts> | undefined;
}

/** One of several banners. */
export interface BannerItem extends BannerContent {
  /** Under which its closing is remembered. */
  readonly id: string;
  /** The highest comes first; default 0. With equal ones the given order stays. */
  readonly priority?: number | undefined;
  /** Changes with the text: a banner that was closed comes back with a new version. */
  readonly version?: string | undefined;
  /** Whether it can be closed; default true. */
  readonly closable?: boolean | undefined;
}
