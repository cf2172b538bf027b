import { describe, expect, it } from 'vitest';
import { frameOffsetText } from './frame-offset-text.ts';
import { mapPreviewTexts } from './texts.ts';

const { de, en } = mapPreviewTexts;

describe('frameOffsetText (BEY-5)', () => {
  it('names both directions', () => {
    expect(frameOffsetText({ dx: -12, dy: 1234.4 }, de, 'de')).toBe(
      'Die Mitte des Seitenrahmens liegt 1.234 m nördlich und 12 m westlich der Mitte des Flurstücks.',
    );
  });

  it('leaves out a direction whose offset rounds to zero', () => {
    expect(frameOffsetText({ dx: 5, dy: 0.4 }, en, 'en')).toBe(
      'The middle of the page frame lies 5 m east of the middle of the parcel.',
    );
    expect(frameOffsetText({ dx: 0, dy: -5 }, en, 'en')).toBe(
      'The middle of the page frame lies 5 m south of the middle of the parcel.',
    );
  });

  it('says that the frame is centred when both offsets round to zero', () => {
    expect(frameOffsetText({ dx: 0.4, dy: -0.4 }, de, 'de')).toBe(de.frameCentred);
  });
});
