/** User name and password before the host of an address. */
const CREDENTIALS = /(?<=:\/\/)[^/?#\s@]*(?:@[^/?#\s@]*)*@/g;

/** A text for people, without user names and passwords of the addresses in it. */
export const withoutCredentials = (text: string): string => text.replaceAll(CREDENTIALS, '…@');

/** Whether an address has a user name or password. */
export const hasCredentials = (address: string): boolean => {
  const { username, password } = URL.parse(address) ?? {};
  return Boolean(username || password);
};
