import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks tokens `{random}.{mac}`; the mac binds them to the session cookie's value, or to having none. */
export interface XsrfTokens {
  create(sessionToken: string | undefined): string;
  isValid(token: string | undefined, sessionToken: string | undefined): boolean;
}

/** XSRF tokens under a key that all processes share (SEC-2). A token cannot be planted from another session. */
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
