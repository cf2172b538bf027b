import type { MessageId } from '../i18n/messages.ts';
import { hrefOf, PAGE_NAMES, paths } from './paths.ts';
import type { PageName } from './paths.ts';

/** One entry of the breadcrumbs before it has its text. */
export interface CrumbPlan {
  readonly label: MessageId;
  /** Missing: the entry is not enabled and has no link (APP-6). */
  readonly href?: string;
}

const UNDER_EXTRACTS: readonly PageName[] = [
  'order',
  'product',
  'review',
  'payment',
  'generation',
  'myOrders',
];

/** Whether a name is one of a page. */
export function isPageName(name: string): name is PageName {
  return PAGE_NAMES.some((page) => page === name);
}

/**
 * The way from the start to a page; none on the start page itself.
 *
 * @throws Error for a name that is no page's (ERR-3)
 */
export function crumbsOf(name: string): readonly CrumbPlan[] {
  if (!isPageName(name)) throw new Error(`Unknown page in breadcrumbs: ${name}`);
  if (name === 'start') return [];
  const start: CrumbPlan = { label: 'page.start', href: hrefOf(paths.start) };
  const here: CrumbPlan = { label: `page.${name}` };
  if (!UNDER_EXTRACTS.includes(name)) return [start, here];
  return [start, { label: 'page.extracts', href: hrefOf(paths.extracts) }, here];
}
