import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { paths } from '../routes/paths.ts';

/**
 * URL that logs in and returns to the current page. It passes the hash to the backend, which
 * keeps it, because identity services drop it. From the logout page it returns to the order.
 */
export function useLoginUrl(): string {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const target = pathname === paths.logout ? paths.order : `${pathname}${search}`;
  const { origin, pathname: page } = window.location;
  return client.authenticateUrl(`${origin}${page}#${target}`);
}
