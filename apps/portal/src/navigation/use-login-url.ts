import type { LoginAccount, TrustLevel } from '@portal/api';
import { useLocation } from 'react-router-dom';
import { useServices, useSession } from '../services/services.ts';
import { paths } from '../routes/paths.ts';
import { pageAfterLogin } from '../routes/slugs.ts';

/** What a login is for, other than returning to the current page. */
export interface LoginPurpose {
  /** The lowest trust level that is sufficient. */
  readonly level?: TrustLevel;
  /** The page to return to. */
  readonly page?: string;
  /** Whose account; by default that of the session, else the person's own (ORG-1). */
  readonly account?: LoginAccount;
}

/**
 * URL that logs in and returns to the current page, or from the login step to the page that has led there. It passes the hash to the backend, which
 * keeps it, because identity services drop it. From the logout page it returns to the order.
 */
export function useLoginUrl({ level, page: given, account }: LoginPurpose = {}): string {
  const { client } = useServices();
  const { customer } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname === paths.logout ? paths.draft : `${pathname}${search}`;
  const target = given ?? pageAfterLogin(search) ?? here;
  const { origin, pathname: page } = window.location;
  const same = customer?.organisation && 'ORGANISATION';
  return client.authenticateUrl(`${origin}${page}#${target}`, level, account ?? same);
}
