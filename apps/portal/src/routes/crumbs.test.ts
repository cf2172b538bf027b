import { PAGE_NAMES } from '@portal/api/pages';
import { describe, expect, it } from 'vitest';
import { crumbsOf } from './crumbs.ts';

describe('breadcrumbs (APP-6)', () => {
  it('start with the start page and end with the current page, which has no link', () => {
    for (const page of PAGE_NAMES.filter((name) => name !== 'start')) {
      const crumbs = crumbsOf(page);
      expect(crumbs[0]).toEqual({ label: 'page.start', href: '#/' });
      expect(crumbs.at(-1)).toEqual({ label: `page.${page}` });
    }
  });

  it('are not shown on the start page', () => {
    expect(crumbsOf('start')).toEqual([]);
  });

  it('throw for a page that does not exist (ERR-3)', () => {
    expect(() => crumbsOf('nowhere')).toThrow('nowhere');
  });
});
