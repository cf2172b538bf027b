import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { paths } from '../routes/paths.ts';
import { pageAfterLogin } from '../routes/slugs.ts';

/**
 * URL that logs in and returns to the current page, or from the login step to the page that has led there. It passes the hash to the backend, which
 * keeps it, because identity services drop it. From the logout page it returns to the order.
 */
export function useLoginUrl(): string {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const here = pathname === paths.logout ? paths.order : `${pathname}${search}`;
  const target = pageAfterLogin(search) ?? here;
  const { origin, pathname: page } = window.location;
  return client.authenticateUrl(`${origin}${page}#${target}`);
}
