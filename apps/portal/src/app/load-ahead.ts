import { isPageName, PAGE_TABLE } from '../routes/page-table.ts';
import type { PageName, PageRow } from '../routes/page-table.ts';
import { loadPage, pageOfHash } from './page-components.ts';

/** The page that a link or button of the portal opens; null for every other element. */
function nextPage(target: EventTarget | null): PageName | null {
  if (!(target instanceof Element)) return null;
  const address = target.closest('a[href^="#/"]')?.getAttribute('href');
  if (address) return pageOfHash(address);
  if (!target.closest('main button')) return null;
  const { next }: PageRow = PAGE_TABLE[pageOfHash(window.location.hash)];
  return next !== undefined && isPageName(next) ? next : null;
}

function loadNextPage({ target }: Event): void {
  const page = nextPage(target);
  if (page) void loadPage(page);
}

/**
 * Loads the file of the next page as soon as the pointer or the focus reaches the link or button that opens it. A loading
 * text between two pages would flash, and a screen reader that has moved to it does not notice when the next heading
 * receives the focus.
 */
export function loadPagesAhead(place: Document): void {
  for (const event of ['focusin', 'pointerover', 'touchstart']) {
    place.addEventListener(event, loadNextPage, { passive: true });
  }
}
