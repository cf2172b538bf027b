import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A white PNG of one row. */
export function pngOf({ width = 2 }: { width?: number } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 + width, 255))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(code: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, code, length >> 8, length & 0xff, ...data]);
}

/** The segments of a JPEG of one row, without a picture that could be decoded. */
export function jpegOf({ width = 2 }: { width?: number } = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    // Fill bytes may come before a marker.
    Buffer.from([0xff]),
    segment(0xc0, [8, 0, 1, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    segment(0xc4, [0, ...Array.from({ length: 16 }, () => 0)]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd9]),
  ]);
}
