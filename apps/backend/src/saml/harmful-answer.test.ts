import { describe, expect, it } from 'vitest';
import { NS } from './names.ts';
import { answer, type AnswerChange, encoded } from './testing/answers.ts';
import { faultOf } from './testing/read-answer.ts';

const BOMB = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

describe('XML that does harm (REAL-1)', () => {
  it.each<[string, (xml: string) => string, string]>([
    ['a document type with entities', (xml) => BOMB + xml, 'malformed'],
    ['an entity of a file', (xml) => `<!DOCTYPE x SYSTEM "file:///etc/passwd">${xml}`, 'malformed'],
    [
      'an unknown entity',
      (xml) => xml.replace('</saml2:Issuer>', '&b;</saml2:Issuer>'),
      'malformed',
    ],
    [
      'a processing instruction',
      (xml) => xml.replace('<saml2p:Status>', '<?x y?><saml2p:Status>'),
      'malformed',
    ],
    ['no end', (xml) => xml.slice(0, -20), 'malformed'],
    ['two roots', (xml) => xml + xml, 'malformed'],
    ['an attribute twice', (xml) => xml.replace('Version=', 'Version="2.0" Version='), 'malformed'],
    ['another root', (xml) => xml.replaceAll('saml2p:Response', 'saml2p:Other'), 'malformed'],
    ['another version', (xml) => xml.replace('Version="2.0"', 'Version="1.1"'), 'malformed'],
    ['no status', (xml) => xml.replace(/<saml2p:Status>.*<\/saml2p:Status>/, ''), 'malformed'],
    [
      'two issuers',
      (xml) =>
        xml.replace(
          '<saml2p:Status>',
          `<s:Issuer xmlns:s="${NS.assertion}">x</s:Issuer><saml2p:Status>`,
        ),
      'malformed',
    ],
  ])('is refused: %s', async (_name, whole, code) => {
    expect(faultOf(await answer({ whole }))).toBe(code);
  });

  it('is refused inside the encryption as well', async () => {
    expect(faultOf(await answer({ after: (xml) => BOMB + xml }))).toBe('malformed');
  });

  it('is refused before it is parsed when it is large', () => {
    expect(faultOf(encoded(`<a>${'x'.repeat(5_000_000)}</a>`))).toBe('too_large');
  });

  it('is refused: deep nesting, without end of the process', () => {
    const depth = 15_000;
    expect(faultOf(encoded('<a>'.repeat(depth) + '</a>'.repeat(depth)))).toBe('too_large');
  });

  it('is refused: bytes that are no UTF-8, wherever they are', async () => {
    const field = await answer({
      whole: (xml) => xml.replace('<saml2p:Status>', '<!--x--><saml2p:Status>'),
    });
    const bytes = Buffer.from(field, 'base64');
    expect(faultOf(field)).toBe('accepted');
    bytes[bytes.indexOf('<!--x') + 4] = 0xff;
    expect(faultOf(bytes.toString('base64'))).toBe('malformed');
  });

  it.each([
    ['no base64', 'a b%', 'malformed'],
    ['nothing', '', 'malformed'],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x3c]).toString('base64'), 'malformed'],
  ])('is refused: %s', (_name, field, code) => {
    expect(faultOf(field)).toBe(code);
  });
});

/** Changes a character of the encrypted text. */
function withOtherText(xml: string): string {
  const at = xml.lastIndexOf('CipherValue>') - 100;
  return `${xml.slice(0, at)}${xml[at] === 'A' ? 'B' : 'A'}${xml.slice(at + 1)}`;
}

describe('weak encryption (REAL-1)', () => {
  it.each([
    ['AES in CBC', { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc' }],
    [
      'RSA with PKCS #1 v1.5',
      { keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' },
    ],
  ])('is refused: %s', async (_name, encryption) => {
    const weak = {
      ...encryption,
      disallowEncryptionWithInsecureAlgorithm: false,
      warnInsecureAlgorithm: false,
    } as AnswerChange['encryption'];
    expect(faultOf(await answer({ encryption: weak }))).toBe('algorithm');
  });

  it('is refused: for another portal, and with a changed text', async () => {
    expect(faultOf(await answer({ encryptedFor: 'other' }))).toBe('decryption');
    expect(faultOf(await answer({ whole: withOtherText }))).toBe('decryption');
  });
});
