/* Loaded with the page, which people who are not logged in do not see. */
export const myOrdersTexts = {
  component: 'my-orders',
  de: {
    empty:
      'Hier sehen Sie später, wie weit Ihre Aufträge sind, laden fertige Auszüge herunter und bestellen sie erneut.',
  },
  en: {
    empty:
      'Here you will see the progress of your orders, download extracts that are ready, and order them again.',
  },
};
