import { type ByteReader, byteReader } from './byte-reader.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG (ISO/IEC 15948): a header with a size, chunks with image data, and the end chunk, after which nothing follows. */
async function isPng(reader: ByteReader): Promise<boolean> {
  if (!(await reader.take(8))?.equals(PNG_SIGNATURE)) return false;
  let hasData = false;
  for (let index = 0; ; index += 1) {
    const head = await reader.take(8);
    if (!head) return false;
    const [length, name] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    if (index === 0) {
      const size = name === 'IHDR' && length === 13 ? await reader.take(13) : null;
      if (!size || size.readUInt32BE(0) === 0 || size.readUInt32BE(4) === 0) return false;
      if (!(await reader.skip(4))) return false;
    } else {
      if (!/^[A-Za-z]{4}$/.test(name) || !(await reader.skip(length + 4))) return false;
      hasData ||= name === 'IDAT';
      if (name === 'IEND') return length === 0 && hasData && reader.isAtEnd();
    }
  }
}

/** Markers of frames: the size of the picture follows. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

const SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

/** JPEG (ISO/IEC 10918-1, B.1): segments with their lengths, among them a frame with a size, then a scan, and the end of the image. */
async function isJpeg(reader: ByteReader): Promise<boolean> {
  if (!(await reader.take(2))?.equals(Buffer.from([0xff, 0xd8]))) return false;
  let hasFrame = false;
  for (;;) {
    const mark = await reader.take(1);
    if (mark?.[0] !== 0xff) return false;
    let code = 0xff;
    while (code === 0xff) {
      const next = await reader.take(1);
      if (!next) return false;
      code = next[0] ?? 0;
    }
    const length = (await reader.take(2))?.readUInt16BE(0) ?? 0;
    // Markers without a segment do not come before the scan.
    if (code < 0xc0 || (code >= 0xd0 && code <= 0xd9) || length < 2) return false;
    if (isFrame(code)) {
      const size = length >= 8 ? await reader.take(5) : null;
      if (!size || size.readUInt16BE(3) === 0) return false;
      hasFrame = true;
      if (!(await reader.skip(length - 7))) return false;
    } else if (!(await reader.skip(length - 2))) return false;
    if (code === SCAN) return hasFrame && reader.skipTo(END);
  }
}

const CHECKS = { 'image/png': isPng, 'image/jpeg': isJpeg } as const;

/** The types of images that are checked. */
export type ImageType = keyof typeof CHECKS;

/** Whether a content is a whole image of its type, by its structure; nothing of it is decoded (DESK-1). */
export async function isImage(
  type: ImageType,
  content: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const reader = byteReader(content);
  try {
    return await CHECKS[type](reader);
  } finally {
    await reader.close();
  }
}
