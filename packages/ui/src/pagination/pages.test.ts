import { describe, expect, it } from 'vitest';
import { GAP, pagesToShow } from './pages.ts';

describe('pagesToShow (UI-9)', () => {
  it('returns all pages if there are only a few', () => {
    expect(pagesToShow(0, 3)).toEqual([0, 1, 2]);
    expect(pagesToShow(0, 1)).toEqual([0]);
  });

  it('returns the first, the last and the neighbours of the current page', () => {
    expect(pagesToShow(20, 50)).toEqual([0, GAP, 19, 20, 21, GAP, 49]);
  });

  it('does not replace a single page by a gap', () => {
    expect(pagesToShow(3, 50)).toEqual([0, 1, 2, 3, 4, GAP, 49]);
    expect(pagesToShow(46, 50)).toEqual([0, GAP, 45, 46, 47, 48, 49]);
  });
});
