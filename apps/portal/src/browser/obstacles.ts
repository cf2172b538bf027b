import { sessionStore } from './storage.ts';

const PROBE = 'portal.probe';

/** The part of a document that keeps cookies; reading and writing throw in a sandboxed frame. */
type CookieJar = Pick<Document, 'cookie'>;

/** Whether the browser keeps cookies of this site: without them nobody can log in (FIND-6). */
export function keepsCookies(jar: CookieJar = document): boolean {
  try {
    jar.cookie = `${PROBE}=1; SameSite=Lax`;
    const isKept = jar.cookie.split('; ').includes(`${PROBE}=1`);
    jar.cookie = `${PROBE}=; SameSite=Lax; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

/** Whether the browser keeps what the order needs until the tab is closed: not if storage is forbidden or full (FIND-6). */
export function keepsOrder(storage = sessionStore): boolean {
  const isKept = storage.write(PROBE, '1');
  storage.remove(PROBE);
  return isKept;
}
