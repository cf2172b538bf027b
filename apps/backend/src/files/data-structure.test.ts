import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFilesOf } from '../testing/data-files.ts';
import { longestTurn } from '../testing/longest-turn.ts';
import { nasCheck, STRUCTURE_CHECKS } from './data-structure.ts';

const files = dataFilesOf('Łužička');
const MIB = 1024 * 1024;

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

  it('NAS with other XML, and a bomb, which is not kept', async () => {
    expect(await check('NAS', gzipSync('<html></html>'))).toBe('is no NAS');
    const bomb = gzipSync(Buffer.alloc(32 * MIB, ' '));
    expect(bomb.length).toBeLessThan(MIB);
    const before = process.memoryUsage().arrayBuffers;
    const found = await nasCheck(16 * MIB)(Readable.from([bomb]), bomb.length);
    expect(found).toBe('is too large when it is unpacked');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * MIB);
  });

  it('holds the event loop only shortly for the largest file in one piece (SAFE-1)', async () => {
    const feature = '{"type":"Feature","properties":{"name":"Straße"},"geometry":null}';
    const many = `${`${feature},`.repeat((24 * 1024 * 1024) / 70)}${feature}`;
    const content = Buffer.from(`{"type":"FeatureCollection","features":[${many}]}`);
    const longest = await longestTurn(async () => {
      expect(await check('GEOJSON', content)).toBeNull();
    });
    expect(longest).toBeLessThan(50);
  });
});
