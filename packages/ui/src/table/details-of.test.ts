import { describe, expect, it } from 'vitest';
import { detailsOf } from './details-of.ts';

describe('the details of a row (LIB-21)', () => {
  it.each([null, undefined, false, ''])('are none for %j, which React does not show', (content) => {
    expect(detailsOf(() => content, 'row')).toBeNull();
  });

  it.each([0, 'Text', ['Text']])('are %j as it is given', (content) => {
    expect(detailsOf(() => content, 'row')).toBe(content);
  });

  it('are none without a function', () => {
    expect(detailsOf(undefined, 'row')).toBeNull();
  });
});
