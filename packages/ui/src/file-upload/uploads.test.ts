import { describe, expect, it } from 'vitest';
import { initialItems, sizeText, typeNames, uploadedOf, withChange, withFiles } from './uploads.ts';

const file = (name: string, bytes = 10): File => new File(['x'.repeat(bytes)], name);

describe('the files of an upload (LIB-21)', () => {
  it('refuses what is outside the limits, and only the files that are too many', () => {
    const before = initialItems([{ id: 'a', name: 'alt.pdf', bytes: 5 }]);
    const limits = { accept: '.pdf', maxBytes: 20, maxCount: 3 };
    const chosen = ['1.pdf', '2.jpg', '3.pdf', '4.pdf'].map((name) => file(name));
    const items = withFiles(before, [...chosen, file('5.pdf', 21), file('6.pdf', 0)], limits);
    expect(items.map(({ name, status, problem }) => [name, status, problem])).toEqual([
      ['alt.pdf', 'done', undefined],
      ['1.pdf', 'uploading', undefined],
      ['2.jpg', 'refused', 'type'],
      ['3.pdf', 'uploading', undefined],
      ['4.pdf', 'refused', 'count'],
      ['5.pdf', 'refused', 'size'],
      ['6.pdf', 'refused', 'empty'],
    ]);
    expect(items.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('counts a file as transferred when it has the name of the server', () => {
    const items = withFiles([], [file('1.pdf'), file('2.pdf')], {});
    expect(uploadedOf(items)).toEqual([]);
    expect(uploadedOf(withChange(items, 2, { status: 'done', id: 'b' }))).toEqual([
      { id: 'b', name: '2.pdf', bytes: 10 },
    ]);
  });
});

describe('the limits of an upload, said in words (LIB-21)', () => {
  it.each([
    [undefined, ''],
    ['.pdf,application/pdf, .jpg', 'PDF, JPG'],
    ['image/*,.pdf', 'Bilder, PDF'],
  ])('names the types of %s', (accept, names) => {
    expect(typeNames(accept, 'Bilder')).toBe(names);
  });

  it.each([
    [5_000_000, '5 MB'],
    [1_500_000, '1,5 MB'],
    [200_000, '200 kB'],
  ])('names %i bytes', (bytes, text) => {
    expect(sizeText(bytes, 'de').replace('\u00a0', ' ')).toBe(text);
  });
});
