import { useMatches } from 'react-router-dom';
import { isPageName } from './crumbs.ts';
import type { PageName } from './paths.ts';

/** The page that the address leads to. */
export function usePageName(): PageName {
  const handle = useMatches().at(-1)?.handle;
  if (typeof handle === 'object' && handle !== null && 'page' in handle) {
    const { page } = handle;
    if (typeof page === 'string' && isPageName(page)) return page;
  }
  return 'start';
}
