import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meantPath } from '../routes/meant-path.ts';
import { paths } from '../routes/paths.ts';

/** Redirects an unknown path to the page that it means, or to the start page (APP-2). */
export function UnknownPath(): ReactElement {
  const { pathname, search } = useLocation();
  const path = meantPath(pathname);
  return <Navigate to={path === null ? paths.start : { pathname: path, search }} replace />;
}
