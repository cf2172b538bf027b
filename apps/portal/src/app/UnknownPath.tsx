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
  const path = meant === typed ? meantPath(pathname) : meant.slice(1);
  useEffect(() => {
    if (path !== null) return;
    notifications.show({ id: 'unknown-path', tone: 'info', message: 'page.unknownAddress' });
  }, [notifications, path]);
  if (meant !== typed && path !== null) return <Navigate to={path} replace />;
  return <Navigate to={path === null ? paths.start : { pathname: path, search }} replace />;
}
