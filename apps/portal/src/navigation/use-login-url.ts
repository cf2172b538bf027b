import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { paths } from '../routes/paths.ts';

/**
 * Address that logs in and comes back to the page shown (seed 1, section 7). The return address carries the
 * hash; the backend keeps it, since identity services drop it. Logging in from the logout page leads to ordering.
 */
export function useLoginUrl(): string {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const target = pathname === paths.logout ? paths.order : `${pathname}${search}`;
  const { origin, pathname: page } = window.location;
  return client.authenticateUrl(`${origin}${page}#${target}`);
}
