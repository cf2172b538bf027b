/** Storage key of what somebody orders without an account; removed by a logout (OPEN-2). */
export const GUEST_KEY = 'portal.guest';
