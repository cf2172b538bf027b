import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decodedHash } from '../routes/decoded-hash.ts';
import { meantPath } from '../routes/meant-path.ts';
import { paths } from '../routes/paths.ts';
import { useServices } from '../services/services.ts';

/** Redirects an unknown path to the page that it means, or to the start page with a notice (APP-2, IN-3). */
export function UnknownPath(): ReactElement {
  const { notifications } = useServices();
  const { pathname, search } = useLocation();
  const typed = `#${pathname}${search}`;
  const meant = decodedHash(typed);
  const path = meantPath(pathname);
  const known = path === null ? null : `${path}${search}`;
  const target = meant === typed ? known : meant.slice(1);
  useEffect(() => {
    if (target !== null) return;
    notifications.show({ id: 'unknown-path', tone: 'info', message: 'page.unknownAddress' });
  }, [notifications, target]);
  return <Navigate to={target ?? paths.start} replace />;
}
