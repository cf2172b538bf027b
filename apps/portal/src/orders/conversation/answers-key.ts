/** Storage key of answers to the authority that are not sent; removed by a logout. */
export const ANSWERS_KEY = 'portal.answers';
