import { describe, expect, it } from 'vitest';
import { placeOfFrame } from './place-of-frame.ts';
import { mapPreviewTexts } from './texts.ts';

const { de, en } = mapPreviewTexts;

describe('where the page frame lies, in words', () => {
  it('names both directions', () => {
    expect(placeOfFrame({ dx: -12, dy: 1234.4 }, de, 'de')).toBe(
      'Die Mitte des Seitenrahmens liegt 1.234 m nördlich und 12 m westlich der Mitte des Flurstücks.',
    );
  });

  it('leaves out a direction that rounds to nothing', () => {
    expect(placeOfFrame({ dx: 5, dy: 0.4 }, en, 'en')).toBe(
      'The middle of the page frame lies 5 m east of the middle of the parcel.',
    );
    expect(placeOfFrame({ dx: 0, dy: -5 }, en, 'en')).toBe(
      'The middle of the page frame lies 5 m south of the middle of the parcel.',
    );
  });

  it('says when it is centred', () => {
    expect(placeOfFrame({ dx: 0.4, dy: -0.4 }, de, 'de')).toBe(de.frameCentred);
  });
});
