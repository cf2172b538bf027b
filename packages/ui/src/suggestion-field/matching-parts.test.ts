import { describe, expect, it } from 'vitest';
import { matchingParts } from './matching-parts.ts';

describe('letters of a suggestion that match what was typed (LOOK-1)', () => {
  it.each([
    ['Lindenallee', 'linden', ['', 'Linden', 'allee']],
    ['15990 Lindenau', 'am linden', ['15990 ', 'Linden', 'au']],
    ['Am Bruch', 'linden', ['Am Bruch']],
    ['Unterlinden', 'linden', ['Unterlinden']],
    ['Straße (Nord)', 'straße nord)', ['', 'Straße', ' (', 'Nord', ')']],
    ['Lindenallee 5', ' ', ['Lindenallee 5']],
  ])('in "%s" for "%s"', (text, typed, parts) => {
    expect(matchingParts(text, typed)).toEqual(parts);
  });
});
