import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates and checks tokens `{random}.{mac}`; the MAC binds them to the value of the session cookie, or to its absence. */
export interface XsrfTokens {
  create(sessionToken: string | undefined): string;
  isValid(token: string | undefined, sessionToken: string | undefined): boolean;
}

/** XSRF tokens with a key shared by all processes (SEC-2). A token of another session is not valid. */
export function xsrfTokens(key: string): XsrfTokens {
  const mac = (random: string, sessionToken = ''): Buffer =>
    createHmac('sha256', key).update(`${random}\0${sessionToken}`).digest();
  return {
    create: (sessionToken) => {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${mac(random, sessionToken).toString('base64url')}`;
    },
    isValid: (token = '', sessionToken) => {
      const [random = '', given = ''] = token.split('.');
      const bytes = Buffer.from(given, 'base64url');
      const expected = mac(random, sessionToken);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    },
  };
}
