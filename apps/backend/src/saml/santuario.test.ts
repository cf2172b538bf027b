import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encoded } from './testing/answers.ts';
import { faultOf, plain, read } from './testing/read-answer.ts';

const FOLDER = join(import.meta.dirname, 'testing/santuario');

const fieldOf = (name: string): string =>
  encoded(readFileSync(join(FOLDER, `${name}.xml`), 'utf8').trim());

describe('an answer that Apache Santuario has signed and encrypted (REAL-1)', () => {
  it.each([
    'pss-mgf1p-gcm128',
    'pss-mgf1p-gcm256',
    'pss-mgf1p-gcm256-response-signed',
    'pss-mgf1p-sha256-gcm256',
    'pss-oaep11-sha256-gcm256',
  ])('is read: %s', (name) => {
    expect(read(fieldOf(name))['urn:oid:2.5.4.4']).toEqual(['MUSTERMANN']);
  });

  it.each([
    'plain-rsa',
    'plain-pss',
    // With a list of prefixes in its canonicalization.
    'plain-rsa-prefixes',
  ])('is read where encryption is optional: %s', (name) => {
    expect(read(fieldOf(name), plain)['urn:oid:2.5.4.7']).toEqual(['KÖLN']);
    expect(faultOf(fieldOf(name))).toBe('not_encrypted');
  });

  it('is refused with AES in CBC', () => {
    expect(faultOf(fieldOf('rsa-mgf1p-cbc256'))).toBe('algorithm');
  });

  it('is refused when something in it was changed', () => {
    const xml = Buffer.from(fieldOf('plain-pss'), 'base64').toString();
    expect(faultOf(encoded(xml.replace('MUSTERMANN', 'MUSTER')), plain)).toBe('signature');
  });
});
