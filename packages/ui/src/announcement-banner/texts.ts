/** Built-in texts of the announcement banner; the first three name the tones. */
export const announcementBannerTexts = {
  component: 'announcement-banner',
  de: {
    info: 'Hinweis zum Betrieb',
    warning: 'Wichtiger Hinweis',
    danger: 'Störung',
    close: 'Hinweis schließen',
  },
  en: {
    info: 'Service notice',
    warning: 'Important notice',
    danger: 'Service disruption',
    close: 'Close notice',
  },
};

/** The texts of the announcement banner in one language. */
export type AnnouncementBannerTexts = typeof announcementBannerTexts.de;
