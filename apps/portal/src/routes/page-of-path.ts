import { matchPath } from 'react-router-dom';
import { PAGE_NAMES, PAGE_TABLE } from './page-table.ts';
import type { PageName } from './page-table.ts';

/** The page of a path; unknown paths belong to the start page (APP-2). */
export function pageOfPath(pathname: string): PageName {
  const matches = (path: string): boolean => matchPath(path, pathname) !== null;
  return PAGE_NAMES.find((name) => PAGE_TABLE[name].paths.some(matches)) ?? 'start';
}
