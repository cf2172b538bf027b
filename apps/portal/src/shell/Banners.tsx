import { AnnouncementBanners, createDismissals } from '@portal/ui/announcement-banner';
import type { ReactElement } from 'react';
import { useServices } from '../services/services.ts';
import { bannerItems } from './banner-items.ts';

// Which announcements were closed in this browser, by id and version.
const dismissals = createDismissals(() => globalThis.localStorage);

/** The configured announcements, each shown between its start and end only (APP-6). */
export function Banners(): ReactElement {
  const { configuration } = useServices();
  return <AnnouncementBanners items={bannerItems(configuration)} dismissals={dismissals} />;
}
