import type { PageName } from '@portal/api/pages';
import { useLocation } from 'react-router-dom';
import { pageOfPath } from './page-of-path.ts';

/** The page of the current address. */
export function usePageName(): PageName {
  return pageOfPath(useLocation().pathname);
}
