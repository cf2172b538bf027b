import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meantPath } from '../routes/meant-path.ts';
import { paths } from '../routes/paths.ts';
import { useServices } from '../services/services.ts';

/** Redirects an unknown path to the page that it means, or to the start page with a notice (APP-2, IN-3). */
export function UnknownPath(): ReactElement {
  const { notifications } = useServices();
  const { pathname, search } = useLocation();
  const path = meantPath(pathname);
  useEffect(() => {
    if (path !== null) return;
    notifications.show({ id: 'unknown-path', tone: 'info', message: 'page.unknownAddress' });
  }, [notifications, path]);
  return <Navigate to={path === null ? paths.start : { pathname: path, search }} replace />;
}
