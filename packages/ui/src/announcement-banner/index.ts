export { AnnouncementBanner } from './AnnouncementBanner.tsx';
export type { AnnouncementBannerProps } from './AnnouncementBanner.tsx';
export { announcementBannerTexts } from './texts.ts';
export type { AnnouncementBannerTexts } from './texts.ts';
export { isWithin, systemClock } from './window.ts';
export type { Clock, ValidityWindow } from './window.ts';
