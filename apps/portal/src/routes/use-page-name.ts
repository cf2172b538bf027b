import { useLocation } from 'react-router-dom';
import { pageOfPath } from './pages.ts';
import type { PageName } from './paths.ts';

/** The page that the address leads to. */
export function usePageName(): PageName {
  return pageOfPath(useLocation().pathname);
}
