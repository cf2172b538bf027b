import { AnnouncementBanners, createDismissals } from '@portal/ui/announcement-banner';
import type { ReactElement } from 'react';
import { useServices } from '../app/services.ts';

// Which announcements this browser has closed, in which wording.
const dismissals = createDismissals(() => globalThis.localStorage);

/** The configured announcements, each seen between its start and end only (APP-6). */
export function Banners(): ReactElement {
  const { configuration } = useServices();
  const banners = configuration.banners.map(({ text, start, end, ...banner }) => ({
    ...banner,
    message: text,
    startsAt: start,
    endsAt: end,
    version: `${banner.heading?.de ?? ''} ${text.de}`,
  }));
  return <AnnouncementBanners banners={banners} dismissals={dismissals} />;
}
