/* Loaded with the offers of the landing page: the other pages do not show them. */
export const landingTexts = {
  component: 'landing',
  de: {
    viewerHeading: 'Kartenviewer',
    viewerText: 'Flurstücke und Luftbilder ansehen. Kostenlos und ohne Anmeldung.',
    newTab: 'Öffnet sich in einem neuen Tab.',
    products: 'Produkte und Gebühren ansehen',
    feeFrom: (price: string) => `Ab ${price}`,
    feeOf: (category: string, price: string) => `${category} ab ${price}`,
    fee: 'Feste Gebühren',
    feeText: 'Die Gebühr sehen Sie, bevor Sie bestellen.',
    fast: 'Meist sofort',
    fastText: 'Das PDF laden Sie gleich nach der Bezahlung herunter.',
    fastReview: 'Nur Auszüge mit Angaben zu Eigentümern prüft das Katasteramt einige Tage.',
    official: 'Amtlich',
    officialText:
      'Jedes PDF trägt ein elektronisches Siegel. Ob ein Auszug echt ist, lässt sich hier prüfen.',
  },
  en: {
    viewerHeading: 'Map viewer',
    viewerText: 'Look at parcels and aerial photos. Free and without logging in.',
    newTab: 'Opens in a new tab.',
    products: 'See products and fees',
    feeFrom: (price: string) => `From ${price}`,
    feeOf: (category: string, price: string) => `${category} from ${price}`,
    fee: 'Fixed fees',
    feeText: 'You see the fee before you order.',
    fast: 'Usually at once',
    fastText: 'You download the PDF right after payment.',
    fastReview:
      'Only extracts with owner data are reviewed by the cadastral authority for a few days.',
    official: 'Official',
    officialText:
      'Each PDF has an electronic seal. Whether an extract is genuine can be checked here.',
  },
};
