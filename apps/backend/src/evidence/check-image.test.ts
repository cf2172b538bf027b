import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../testing/images.ts';
import { type ImageType, isImage } from './check-image.ts';

/** The content in pieces of a size. */
async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

const check = (type: ImageType, content: Buffer, size = 7) =>
  isImage(type, inPieces(content, size));

const WEB_PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('an image (DESK-1)', () => {
  it.each([1, 3, 64, 100_000])('is whole, in pieces of %i bytes', async (size) => {
    expect(await check('image/png', pngOf(), size)).toBe(true);
    expect(await check('image/jpeg', jpegOf(), size)).toBe(true);
  });

  it.each([
    ['image/png', Buffer.alloc(0)],
    ['image/jpeg', Buffer.alloc(0)],
    ['image/png', WEB_PAGE],
    ['image/jpeg', WEB_PAGE],
    ['image/png', jpegOf()],
    ['image/jpeg', pngOf()],
    ['image/png', pngOf().subarray(0, -1)],
    ['image/jpeg', jpegOf().subarray(0, -1)],
    ['image/png', Buffer.concat([pngOf(), WEB_PAGE])],
    ['image/png', Buffer.concat([pngOf().subarray(0, 8), WEB_PAGE])],
    ['image/jpeg', Buffer.concat([jpegOf().subarray(0, 2), WEB_PAGE])],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['image/png', pngOf({ width: 0 })],
    ['image/jpeg', jpegOf({ width: 0 })],
  ] as const)('%s is refused: case %#', async (type, content) => {
    expect(await check(type, content)).toBe(false);
  });

  it('may be followed by what cameras add to a JPEG', async () => {
    expect(await check('image/jpeg', Buffer.concat([jpegOf(), Buffer.alloc(5000, 7)]))).toBe(true);
  });

  it('of any bytes ends without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ImageType>('image/png', 'image/jpeg'),
        fc.uint8Array({ maxLength: 300 }),
        fc.boolean(),
        async (type, bytes, begins) => {
          const start = type === 'image/png' ? pngOf() : jpegOf();
          const content = Buffer.concat([begins ? start.subarray(0, 20) : Buffer.alloc(0), bytes]);
          expect(await check(type, content)).toBeTypeOf('boolean');
        },
      ),
    );
  });
});
