import { describe, expect, it } from 'vitest';
import { readParcelId } from './read-parcel-id.ts';

describe('a typed parcel id (FIND-3)', () => {
  it.each([
    ['120653003001140002__', '120653003001140002__'],
    ['12065300300114______', '12065300300114______'],
    ['12065300300114', '12065300300114______'],
    ['12 0653 003 00114/0002', '120653003001140002__'],
    ['120653-003-00114/2', '120653003001140002__'],
  ])('completes "%s"', (text, id) => expect(readParcelId(text)).toBe(id));

  it.each(['Lindenau 3 114/1', '395012 5795112', '33395012 5795112', '15990'])(
    'is null for "%s"',
    (text) => {
      expect(readParcelId(text)).toBeNull();
    },
  );
});
