import type { PortalConfiguration } from '@portal/api';
import type { BannerItem } from '@portal/ui/announcement-banner';

/**
 * The announcements an installation has configured, as the banners want them. Their version is
 * their wording: who has closed one sees it again when it says something else.
 */
export function bannerItems({ banners }: Pick<PortalConfiguration, 'banners'>): BannerItem[] {
  return banners.map(({ text, start, end, ...banner }) => ({
    ...banner,
    message: text,
    startsAt: start,
    endsAt: end,
    version: `${banner.heading?.de ?? ''} ${text.de}`,
  }));
}
