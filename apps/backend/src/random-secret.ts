import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL, a form, a cookie or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The digest of such a secret, which is what the database keeps: it cannot be guessed, so that it needs no salt and no slow function. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
