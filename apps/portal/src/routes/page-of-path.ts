import { PAGE_NAMES, PORTAL_PATHS } from '@portal/api/pages';
import type { PageName } from '@portal/api/pages';
import { matchPath } from 'react-router-dom';

/** The page of a path; unknown paths belong to the start page (APP-2). */
export function pageOfPath(pathname: string): PageName {
  const matches = (path: string): boolean => matchPath(path, pathname) !== null;
  return PAGE_NAMES.find((name) => PORTAL_PATHS[name].some(matches)) ?? 'start';
}
