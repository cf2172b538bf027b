/** Built-in texts of the announcement banner. */
export const announcementBannerTexts = {
  de: { word: 'Hinweis:', label: 'Hinweis zum Betrieb' },
  en: { word: 'Notice:', label: 'Service notice' },
};

/** The texts of the announcement banner in one language. */
export type AnnouncementBannerTexts = typeof announcementBannerTexts.de;
