import { useLocation } from 'react-router-dom';
import { pageOfPath } from './page-of-path.ts';
import type { PageName } from './page-table.ts';

/** The page of the current address. */
export function usePageName(): PageName {
  return pageOfPath(useLocation().pathname);
}
