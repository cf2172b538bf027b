/** Built-in texts of the question for consent. */
export const consentBannerTexts = {
  component: 'consent-banner',
  de: {
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    accepted: 'Sie haben zugestimmt.',
    refused: 'Sie haben abgelehnt.',
  },
  en: {
    accept: 'Accept',
    refuse: 'Refuse',
    accepted: 'You have accepted.',
    refused: 'You have refused.',
  },
};

/** The texts of the question for consent in one language. */
export type ConsentBannerTexts = typeof consentBannerTexts.de;
