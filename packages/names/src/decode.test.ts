import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePersonal, decodeText, textOfResponse } from './decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0);

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  }
  return bytes;
}

const xml = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><name>Mühlenbüttel, 5 m²</name>`;

describe('text from outside (IN-1)', () => {
  it.each([
    ['UTF-8 without a mark', utf8('Mühle'), {}],
    ['UTF-8 with a mark', utf8('\uFEFFMühle'), {}],
    ['UTF-16LE', utf16('\uFEFFMühle', false), {}],
    ['UTF-16BE', utf16('\uFEFFMühle', true), {}],
    ['a content type', latin1('Mühle'), { contentType: 'text/plain; charset="iso-8859-1"' }],
    ['a mark against a content type', utf8('\uFEFFMühle'), { contentType: 'a/b;charset=latin1' }],
    ['UTF-16 by its content type', utf16('Mühle', false), { contentType: 'a/b; charset=UTF-16LE' }],
    ['UTF-8 that is cut off', utf8('Mühleü').subarray(0, 7), { isBeginning: true }],
  ])('is decoded: %s', (_name, bytes, options) => {
    expect(decodeText(bytes, options)).toBe('Mühle');
  });

  it('is decoded by its XML declaration', () => {
    expect(decodeText(latin1(xml('ISO-8859-1')))).toBe(xml('ISO-8859-1'));
    expect(decodeText(utf8(xml('UTF-8')), { contentType: 'text/xml' })).toBe(xml('UTF-8'));
  });

  it('has the Euro sign of Windows-1252 where ISO-8859-1 is declared, as browsers read it', () => {
    expect(decodeText(Uint8Array.of(0x80), { contentType: 'a/b; charset=ISO-8859-1' })).toBe('€');
  });

  it.each([
    [
      'no UTF-8',
      latin1('one\ntwo\nMühle'),
      {},
      3,
      10,
      'is not UTF-8 and declares no other encoding',
    ],
    ['the end of a character is missing', utf8('ü').subarray(0, 1), {}, 1, 1, 'is not UTF-8'],
    ['declared as UTF-8', latin1(xml('UTF-8')), {}, 1, 46, 'declares UTF-8, but is not'],
    ['UTF-8 declared as Latin 1', utf8(xml('ISO-8859-1')), {}, 1, 51, 'but is UTF-8'],
    ['declared as UTF-16', utf8(xml('utf-16')), {}, 1, 1, 'declares utf-16, but is not'],
    ['declared as ASCII', latin1('aü'), { contentType: 'a/b; charset=us-ascii' }, 1, 2, 'us-ascii'],
    ['an unknown encoding', utf8('a'), { contentType: 'a/b; charset=klingon' }, 1, 1, 'klingon'],
    [
      'a byte that Windows-1252 lacks',
      latin1('a\u0081'),
      { contentType: 'a/b; charset=cp1252' },
      1,
      2,
      'cp1252',
    ],
    ['UTF-16 with half a character', utf16('\uFEFFa\uD83D', false), {}, 1, 6, 'is not UTF-16LE'],
  ])('is refused with its place: %s', (_name, bytes, options, line, byte, reason) => {
    const read = () => decodeText(bytes, options);
    expect(read).toThrow(expect.objectContaining({ name: 'NotDecodable', line, byte }));
    expect(read).toThrow(reason);
  });

  it('never has a replaced character', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        let text = '';
        try {
          text = decodeText(bytes);
        } catch {
          return;
        }
        expect(Array.from(utf8(text))).toEqual(
          Array.from(bytes).slice(bytes.length - utf8(text).length),
        );
      }),
    );
  });

  it('is the body of an answer', async () => {
    const headers = { 'content-type': 'text/xml; charset=ISO-8859-1' };
    expect(await textOfResponse(new Response(latin1('m²').slice(), { headers }))).toBe('m²');
    expect(await textOfResponse(new Response(null, { status: 204 }))).toBe('');
  });
});

describe('a file of a person (IN-1)', () => {
  it('is Windows-1252 where it is not UTF-8, and says so', () => {
    expect(decodePersonal(latin1('Mühlenbüttel;3;1\n'))).toEqual({
      text: 'Mühlenbüttel;3;1\n',
      isAssumed: true,
    });
    expect(decodePersonal(latin1('Weiß ä'))).toMatchObject({ text: 'Weiß ä' });
    expect(decodePersonal(utf8('Mühle'))).toEqual({ text: 'Mühle', isAssumed: false });
    expect(decodePersonal(utf16('\uFEFFMühle', false))).toEqual({
      text: 'Mühle',
      isAssumed: false,
    });
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0x81)],
    ['a table with NUL', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0)],
  ])('is refused when it is no text: %s', (_name, bytes) => {
    expect(() => decodePersonal(bytes)).toThrow('is no text');
  });
});
