import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFilesOf } from '../testing/data-files.ts';
import { nasCheck, STRUCTURE_CHECKS } from './data-structure.ts';

const files = dataFilesOf('Łužička');
const MIB = 1024 * 1024;

/** At most so many bytes are looked at in one turn; `pnpm bench backend/turns` measures their time. */
const PIECE_BYTES = 16_384;

type Name = keyof typeof files;
const NAMES: readonly Name[] = ['GEOPACKAGE', 'GEOJSON', 'DXF', 'NAS'];

const check = async (name: Name, content: Buffer, pieces = [content]) =>
  STRUCTURE_CHECKS[files[name].type]?.(Readable.from(pieces), content.length);

/** A content in pieces of so many bytes. */
const cut = (content: Buffer, bytes: number): Buffer[] =>
  Array.from({ length: Math.ceil(content.length / bytes) }, (_, index) =>
    content.subarray(index * bytes, (index + 1) * bytes),
  );

describe('the structure of a file for other programs (DATA-6, BE-5)', () => {
  it.each(NAMES)('is accepted for a whole file, however it is divided: %s', async (name) => {
    const { content } = files[name];
    for (const bytes of [1, 7, content.length]) {
      expect(await check(name, content, cut(content, bytes))).toBeNull();
    }
  });

  it.each(NAMES)('is refused for a file that is cut off anywhere: %s', async (name) => {
    const { content } = files[name];
    // The line feed after the end of a text may be missing.
    const least = name === 'DXF' ? 2 : 1;
    await assert(
      asyncProperty(integer({ min: least, max: content.length }), async (missing) => {
        expect(await check(name, content.subarray(0, content.length - missing))).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it.each(NAMES)('is refused for the files of other formats and a web page: %s', async (name) => {
    const others = NAMES.filter((one) => one !== name).map((one) => files[one].content);
    for (const content of [...others, Buffer.from('<html><body>Anmeldung</body></html>')]) {
      expect(await check(name, content)).not.toBeNull();
    }
  });

  it.each([
    ['is no FeatureCollection', '{"type":"Feature","name":"\\"type\\":\\"FeatureCollection\\""}'],
    ['is no FeatureCollection', '{"type":"x","a":{"type":"FeatureCollection"}}'],
    ['closes what is not open', '{"type":"FeatureCollection","features":[}]'],
    ['has something behind its end', '{"type":"FeatureCollection"}{}'],
    ['is nested too deeply', `{"type":"FeatureCollection","features":${'['.repeat(100)}`],
  ])('GeoJSON that %s', async (reason, text) => {
    expect(await check('GEOJSON', Buffer.from(text))).toBe(reason);
  });

  it('GeoJSON that is not UTF-8', async () => {
    const text = Buffer.from('{"type":"FeatureCollection","name":"Straße"}', 'latin1');
    expect(await check('GEOJSON', text)).toBe('is not UTF-8');
  });

  it.each([
    ['has no section ENTITIES', '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n'],
    ['ends within a section', '0\nSECTION\n2\nENTITIES\n0\nEOF\n'],
    ['has a line that is no group code', 'AutoCAD Binary DXF\r\n\u001A\0'],
    ['has something outside of its sections', '0\nLINE\n0\nEOF\n'],
    ['has a line that is too long', 'x'.repeat(100_000)],
  ])('DXF that %s', async (reason, text) => {
    expect(await check('DXF', Buffer.from(text))).toBe(reason);
  });

  it('NAS with other XML', async () => {
    expect(await check('NAS', gzipSync('<html></html>'))).toBe('is no NAS');
  });

  it('a NAS bomb, of which no more is read than may be unpacked (SAFE-1)', async () => {
    const member = gzipSync(Buffer.alloc(MIB, ' '));
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield member;
        await setImmediate();
      }
    }
    const found = await nasCheck(16 * MIB)(Readable.from(endless()), Number.MAX_SAFE_INTEGER);
    expect(found).toBe('is too large when it is unpacked');
    // Streams read ahead: packed, so much is far less than what may be unpacked.
    expect(read * member.length).toBeLessThan(MIB);
  });

  it('gives other requests their turn after each piece of the largest file (SAFE-1)', async () => {
    const feature = '{"type":"Feature","properties":{"name":"Straße"},"geometry":null}';
    const many = `${`${feature},`.repeat((4 * MIB) / 70)}${feature}`;
    const content = Buffer.from(`{"type":"FeatureCollection","features":[${many}]}`);
    let turns = 0;
    const over = new AbortController();
    const others = async (): Promise<void> => {
      while (!over.signal.aborted) {
        turns += 1;
        await setImmediate();
      }
    };
    const watching = others();
    expect(await check('GEOJSON', content)).toBeNull();
    over.abort();
    await watching;
    expect(turns).toBeGreaterThanOrEqual(Math.floor(content.length / PIECE_BYTES));
  });
});
