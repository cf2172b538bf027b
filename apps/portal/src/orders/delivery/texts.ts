/* Loaded with the page, which follows an order. */
export const deliveryTexts = {
  component: 'delivery',
  de: {
    order: 'Ihr Auftrag',
    number: 'Auftragsnummer',
    orderedAt: 'Bestellt am',
    paidAt: (date: string) => `Bezahlt am ${date}`,
  },
  en: {
    order: 'Your order',
    number: 'Order number',
    orderedAt: 'Ordered on',
    paidAt: (date: string) => `Paid on ${date}`,
  },
};
