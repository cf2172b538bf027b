import { describe, expect, it } from 'vitest';
import { GAP, pagesToShow } from './pages.ts';

describe('pages to show', () => {
  it('shows all of a few pages', () => {
    expect(pagesToShow(0, 3)).toEqual([0, 1, 2]);
    expect(pagesToShow(0, 1)).toEqual([0]);
  });

  it('keeps first, last and neighbours of the current page', () => {
    expect(pagesToShow(20, 50)).toEqual([0, GAP, 19, 20, 21, GAP, 49]);
  });

  it('never hides a single page behind a gap', () => {
    expect(pagesToShow(3, 50)).toEqual([0, 1, 2, 3, 4, GAP, 49]);
    expect(pagesToShow(46, 50)).toEqual([0, GAP, 45, 46, 47, 48, 49]);
  });
});
