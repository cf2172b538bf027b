/** The texts of a language are loaded in parts, like the scripts of pages (decision 7). */
export const TEXT_PARTS = ['first', 'pages', 'orders'] as const;

/**
 * A part of the texts: `first` has those of the landing page and of the frame around every page, `orders` those that only pages
 * of sent orders show, and `pages` all others.
 */
export type TextPart = (typeof TEXT_PARTS)[number];

const OF_THE_FIRST_PAGE =
  /^(?:browser|failure|footer|header|landing|language|loading|login|page|session|tabs|theme)(?:\.|$)|^error\.UNKNOWN_ERROR$/;

const OF_SENT_ORDERS =
  /^(?:conversation|download|generation|myOrders|orderAgain|orderGroup|orderSort|payment|repeat|timeline|verification)\.|^review\.(?!number$|reason$|table$)|^(?:action\.(?:answer|continuePayment|orderAgain(?:Justified)?|to(?:Generation|Payment))|order\.(?:declaration|feeNotice|invoice|nameAction)|error\.(?:ALREADY_PAID|ANSWER_LATE|COLLECTIVE_LIMIT|NOT_(?:APPROVED|PAID)|NO_(?:DOWNLOAD|QUESTION)|ORDER_CLOSED|PAYMENT_\w+|QUESTION_CHANGED|SENSITIVE_ORDER)|validation\.ANSWER_LENGTH)$/;

/** The part that has the text of an id. */
export function partOf(id: string): TextPart {
  if (OF_THE_FIRST_PAGE.test(id)) return 'first';
  return OF_SENT_ORDERS.test(id) ? 'orders' : 'pages';
}
