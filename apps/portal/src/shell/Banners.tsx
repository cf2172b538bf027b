import { AnnouncementBanner } from '@portal/ui/announcement-banner';
import type { ReactElement } from 'react';
import { useServices } from '../app/services.ts';

/** The configured announcements, each seen between its start and end only (APP-6). */
export function Banners(): ReactElement {
  const { configuration } = useServices();
  return (
    <>
      {configuration.banners.map(({ id, text, start, end }) => (
        <AnnouncementBanner key={id} message={text} startsAt={start} endsAt={end} />
      ))}
    </>
  );
}
