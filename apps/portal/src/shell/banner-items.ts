import type { PortalConfiguration } from '@portal/api';
import type { BannerItem } from '@portal/ui/announcement-banner';

/**
 * The configured announcements as items of the banner component. The version is the text: a closed announcement is
 * shown again when its text changes.
 */
export function bannerItems({ banners }: Pick<PortalConfiguration, 'banners'>): BannerItem[] {
  return banners.map(({ text, start, end, closable, ...banner }) => ({
    ...banner,
    dismissible: closable,
    message: text,
    startsAt: start,
    endsAt: end,
    version: `${banner.heading?.de ?? ''} ${text.de}`,
  }));
}
