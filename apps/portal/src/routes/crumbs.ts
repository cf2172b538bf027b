import { fixedPart, hrefOf, PORTAL_PATHS } from '@portal/api/pages';
import type { PageName } from '@portal/api/pages';
import type { MessageId } from '../i18n/messages.ts';
import { isPageName, PAGE_TABLE } from './page-table.ts';

/** One breadcrumb before translation. */
export interface CrumbPlan {
  readonly label: MessageId;
  /** Missing: the entry is not enabled and has no link (APP-6). */
  readonly href?: string;
}

function parentOf(name: PageName): PageName | null {
  return PAGE_TABLE[name].parent;
}

function linkTo(name: PageName): CrumbPlan {
  return { label: `page.${name}`, href: hrefOf(fixedPart(PORTAL_PATHS[name][0])) };
}

/**
 * Breadcrumbs from the start page to a page; none on the start page itself.
 *
 * @throws Error for a name that is not in the table of pages (ERR-3)
 */
export function crumbsOf(name: string): readonly CrumbPlan[] {
  if (!isPageName(name)) throw new Error(`Unknown page in breadcrumbs: ${name}`);
  const crumbs: CrumbPlan[] = [];
  for (let above = parentOf(name); above; above = parentOf(above)) crumbs.unshift(linkTo(above));
  return crumbs.length === 0 ? [] : [...crumbs, { label: `page.${name}` }];
}
