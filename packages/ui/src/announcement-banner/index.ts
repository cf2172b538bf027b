export { AnnouncementBanner } from './AnnouncementBanner.tsx';
export { AnnouncementBanners } from './AnnouncementBanners.tsx';
export type { AnnouncementBannersProps } from './AnnouncementBanners.tsx';
export { createDismissals } from './dismissals.ts';
export type { DismissalStorage, Dismissals, DismissedVersions } from './dismissals.ts';
export { announcementBannerTexts } from './texts.ts';
export type { AnnouncementBannerTexts } from './texts.ts';
export type {
  AnnouncementBannerProps,
  BannerContent,
  BannerItem,
  BannerTone,
} from './types.ts';
export { isWithin, systemClock } from './validity-window.ts';
export type { Clock, ValidityWindow } from './validity-window.ts';
