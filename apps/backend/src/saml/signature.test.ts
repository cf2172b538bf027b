import { describe, expect, it } from 'vitest';
import { NS } from './names.ts';
import {
  answer,
  type AnswerChange,
  encoded,
  encryptFor,
  responseXml,
  sign,
  signedAssertion,
} from './testing/answers.ts';
import { faultOf, plain, read } from './testing/read-answer.ts';

const SHA1 = 'http://www.w3.org/2000/09/xmldsig#';

describe('a signature that proves nothing (REAL-1)', () => {
  it.each<[string, AnswerChange, string]>([
    ['is missing', { signedWith: null }, 'not_signed'],
    [
      'is missing, but the answer is signed',
      { signedWith: null, responseSignedWith: 'provider' },
      'not_signed',
    ],
    ['is of another key', { signedWith: 'other' }, 'signature'],
    [
      'is right, but that of the answer is of another key',
      { responseSignedWith: 'other' },
      'signature',
    ],
    ['is made with SHA-1', { signatureAlgorithm: `${SHA1}rsa-sha1` }, 'algorithm'],
    ['has a digest of SHA-1', { digestAlgorithm: `${SHA1}sha1` }, 'algorithm'],
    ['is a code with a shared key', { signatureAlgorithm: `${SHA1}hmac-sha1` }, 'algorithm'],
    [
      'has comments',
      { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' },
      'algorithm',
    ],
    ['is of something else', { after: (xml) => xml.replace('ERIKA', 'ANNA') }, 'signature'],
    [
      'has lost its value',
      { after: (xml) => xml.replace(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>') },
      'signature',
    ],
    [
      'has a reference to nothing',
      { after: (xml) => xml.replace('URI="#_assertion-1"', 'URI=""') },
      'signature',
    ],
  ])('is refused: it %s', async (_name, change, code) => {
    expect(faultOf(await answer(change))).toBe(code);
    expect(faultOf(await answer({ ...change, encryptedFor: null }), plain)).toBe(code);
  });

  it('is refused: it has another object with a signed copy', async () => {
    expect(
      faultOf(
        await answer({
          after: (xml) =>
            xml.replace(
              '</ds:Signature>',
              `<ds:Object>${signedAssertion()}</ds:Object></ds:Signature>`,
            ),
        }),
      ),
    ).toBe('signature');
  });

  it('is refused: it has further elements', async () => {
    expect(
      faultOf(
        await answer({
          after: (xml) => xml.replace('</ds:Signature>', '<ds:Object>x</ds:Object></ds:Signature>'),
        }),
      ),
    ).toBe('signature');
  });

  it('shows the whole of a name with a comment', async () => {
    const field = await answer({ after: (xml) => xml.replace('MUSTERMANN', 'MUSTER<!-- -->MANN') });
    expect(read(field)['urn:oid:2.5.4.4']).toEqual(['MUSTERMANN']);
  });
});

/** A forged assertion, whose person is somebody else. */
const forged = (id: string, signature = ''): string =>
  signedAssertion({ signedWith: null })
    .replace('_assertion-1', id)
    .replace('bpk2-of-erika', 'bpk2-of-anna')
    .replace('</saml2:Issuer>', `</saml2:Issuer>${signature}`);

const genuine = signedAssertion();
const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(genuine)?.[0] ?? '';
const unsigned = genuine.replace(signature, '');
const inside = (outer: string, inner: string): string =>
  outer.replace('</saml2:Assertion>', `${inner}</saml2:Assertion>`);
const inObject = (content: string): string =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`);
const inSignature = (content: string): string =>
  signature.replace('</ds:Signature>', `${content}</ds:Signature>`);
const extensions = (content: string): string =>
  `<saml2p:Extensions xmlns:saml2p="${NS.protocol}">${content}</saml2p:Extensions>`;

/* The numbers are those of Somorovsky et al., "On Breaking SAML: Be Whoever You Want to Be" (2012); 1 and 2 are below. */
const WRAPPINGS: readonly (readonly [name: string, content: string])[] = [
  ['3: the forged assertion before the genuine one', forged('_evil') + genuine],
  ['4: the genuine assertion in the forged one', inside(forged('_evil'), genuine)],
  [
    '5: the forged one with the signature, the genuine one behind it',
    forged('_evil', signature) + unsigned,
  ],
  [
    '6: the genuine assertion in the signature of the forged one',
    forged('_evil', inSignature(unsigned)),
  ],
  ['7: the forged assertion in extensions', extensions(forged('_evil')) + genuine],
  ['8: the genuine assertion in an object of the signature', forged('_evil', inObject(unsigned))],
  ['the genuine assertion in extensions', extensions(genuine) + forged('_evil')],
  ['the same id for both', forged('_assertion-1', signature) + unsigned],
  ['the same id for both, in extensions', extensions(unsigned) + forged('_assertion-1', signature)],
  ['the same id for both, in an object', forged('_assertion-1', inObject(unsigned))],
  ['the forged assertion behind the genuine one', genuine + forged('_evil')],
  ['further attributes in the genuine assertion', inside(genuine, '<saml2:AttributeStatement/>')],
  [
    'the genuine assertion as advice',
    forged('_evil', `${signature}<saml2:Advice>${unsigned}</saml2:Advice>`),
  ],
  ['two genuine assertions', genuine + genuine],
];

/** A signed answer whose assertion is signed as well, and a forged one with the same signature. */
const signedAnswer = sign(responseXml(genuine), 'provider', '/*');
const ofAnswer = /<ds:Signature.*?<\/ds:Signature>/s.exec(signedAnswer)?.[0] ?? '';
const forgedAnswer = (more: string): string =>
  responseXml(forged('_evil', signature), {})
    .replace('_response-1', '_evil-response')
    .replace('<saml2p:Status>', `${more}<saml2p:Status>`);

describe('signature wrapping (REAL-1)', () => {
  it('begins from an answer that is right', () => {
    expect(faultOf(encoded(responseXml(genuine)), plain)).toBe('accepted');
  });

  it.each(WRAPPINGS)('is refused, unencrypted: %s', (_name, content) => {
    expect(faultOf(encoded(responseXml(content)), plain)).toMatch(
      /^(?:assertion|signature|malformed)$/,
    );
  });

  it.each(WRAPPINGS)('is refused, encrypted: %s', async (_name, content) => {
    const field = encoded(responseXml(await encryptFor('portal', content)));
    expect(faultOf(field)).toMatch(/^(?:assertion|signature|malformed|not_signed)$/);
  });

  it.each([
    [
      '1: the answer in its signature',
      forgedAnswer(
        ofAnswer.replace(
          '</ds:Signature>',
          `<ds:Object>${signedAnswer}</ds:Object></ds:Signature>`,
        ),
      ),
    ],
    ['2: the answer beside its signature', forgedAnswer(ofAnswer + signedAnswer)],
    ['the answer in extensions', forgedAnswer(ofAnswer + extensions(signedAnswer))],
    ['the signature of the answer alone', forgedAnswer(ofAnswer)],
  ])('is refused, of a signed answer: %s', (_name, xml) => {
    expect(faultOf(encoded(signedAnswer), plain)).toBe('accepted');
    expect(faultOf(encoded(xml), plain)).toMatch(/^(?:assertion|signature|malformed)$/);
  });

  it('is refused: a plain assertion beside an encrypted one, either way round', async () => {
    const encrypted = await encryptFor('portal', genuine);
    for (const content of [encrypted + forged('_evil'), forged('_evil') + encrypted]) {
      expect(faultOf(encoded(responseXml(content)), plain)).toBe('assertion');
    }
  });

  it('is refused: the signature of the answer with the forged assertion inside', () => {
    const whole = sign(responseXml(genuine), 'provider', '/*');
    const field = encoded(whole.replace('bpk2-of-erika', 'bpk2-of-anna'));
    expect(faultOf(field, plain)).toBe('signature');
  });
});
