import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPack, DEMO, packContext } from '../testing/changed-pack.ts';
import { readStatePack } from './state-pack.ts';

const { folder, check, faultsOf } = changedPack();

const latin1 = (content: string): Buffer => Buffer.from(content, 'latin1');

describe('a state pack in another encoding (IN-1)', () => {
  const text = readFileSync(join(DEMO, 'state.json'), 'utf8').replace('Lindenmark', 'Lindenmärk');

  it('is read with a byte order mark', () => {
    expect(faultsOf('state.json', `\uFEFF${text}`)).toEqual([]);
    expect(faultsOf('state.json', Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual([]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['state.json', latin1(text), 'is not UTF-8 and declares no other encoding'],
    ['state.json', text.replace('ä', '\uFFFD'), 'contains "\uFFFD": a program saved it'],
    ['catalogue.json', latin1('{"ü": 1}'), 'is not UTF-8'],
    ['cadastre.json', latin1('{"ü": 1}'), 'is not UTF-8'],
    ['identity.json', latin1('{"ü": 1}'), 'is not UTF-8'],
    ['security.txt', latin1('# ü'), 'is not UTF-8'],
    ['brand/tokens.json', latin1('{"ü": 1}'), 'is not UTF-8'],
    ['brand/logo.svg', latin1('<svg id="logo" viewBox="0 0 1 1">ü</svg>'), 'is not UTF-8'],
    [
      'brand/logo.svg',
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg id="logo" viewBox="0 0 1 1">ü</svg>',
      'declares ISO-8859-1, but is UTF-8',
    ],
  ])('is refused with file, line and byte: %s', (name, content, reason) => {
    const [fault] = faultsOf(name, content);
    expect(fault).toContain(`${name}: the file ${reason}`);
    expect(fault).toMatch(/\(line \d+, byte \d+\)\.$/);
  });

  it('is refused with file, line and byte: the texts of a language', () => {
    mkdirSync(join(folder, 'locales/de'), { recursive: true });
    expect(faultsOf('locales/de/portal.json', latin1('{\n"app.name": "Büro"}'))).toEqual([
      'locales/de/portal.json: the file is not UTF-8 and declares no other encoding (line 2, byte 17).',
    ]);
  });

  it('serves a picture in UTF-8 that declares another encoding', () => {
    const picture =
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg id="logo" viewBox="0 0 1 1">ü</svg>';
    writeFileSync(join(folder, 'brand/logo.svg'), latin1(picture));
    const { brand } = readStatePack(folder, packContext);
    check();
    expect(String(brand.get('logo.svg')?.content)).toBe(picture);
  });
});
