import type { LoginAccount, TrustLevel } from '@portal/api';
import { useLocation } from 'react-router-dom';
import { useServices, useSession } from '../services/services.ts';
import { fixedPart, PORTAL_PATHS } from '@portal/api/pages';
import { guestOrderPath, paths } from '../routes/paths.ts';
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

/** The fixed parts of the pages of an order. */
const OF_ORDERS = [PORTAL_PATHS.review, PORTAL_PATHS.payment, PORTAL_PATHS.delivery]
  .flat()
  .map(fixedPart);

/** The current page, unless somebody who has logged in cannot see it. */
function pageToReturnTo(pathname: string, search: string, opensOrder: boolean): string {
  if (pathname === paths.logout) return paths.draft;
  // An order without an account is not that of the person who logs in, until it is taken over (OPEN-2).
  const isOfGuest = opensOrder && OF_ORDERS.some((path) => pathname.startsWith(`${path}/`));
  return isOfGuest ? guestOrderPath : `${pathname}${search}`;
}

/**
 * URL that logs in and returns to the current page, or from the login step to the page that has led there. It passes the hash to the backend, which
 * keeps it, because identity services drop it. From the logout page it returns to the order, and from the page of an order without an account to the form for its link.
 */
export function useLoginUrl({ level, page: given, account }: LoginPurpose = {}): string {
  const { client } = useServices();
  const { customer, opensOrder } = useSession();
  const { pathname, search } = useLocation();
  const here = pageToReturnTo(pathname, search, opensOrder);
  const target = given ?? pageAfterLogin(search) ?? here;
  const { origin, pathname: page } = window.location;
  const same = customer?.organisation && 'ORGANISATION';
  return client.authenticateUrl(`${origin}${page}#${target}`, level, account ?? same);
}
