import { SignedXml } from 'xml-crypto';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ENVELOPED, EXCLUSIVE_C14N } from './names.ts';
import { answer, encoded, responseXml, signedAssertion } from './testing/answers.ts';
import {
  attackedAnswer,
  encryptedAttack,
  largestAnswer,
  signatureXml,
  TRANSFORMS,
} from './testing/large-answers.ts';
import { faultOf, plain } from './testing/read-answer.ts';
import { XML_LIMITS } from './xml.ts';

let computed: MockInstance<SignedXml['checkSignature']>;
beforeEach(() => {
  computed = vi.spyOn(SignedXml.prototype, 'checkSignature');
});
afterEach(() => computed.mockRestore());

const ATTACKS: readonly (readonly [
  name: string,
  attack: Parameters<typeof attackedAnswer>[0],
  code: string,
])[] = [
  [
    '100 transforms and 5,000 elements',
    { transforms: Array(100).fill(EXCLUSIVE_C14N), elements: 5000 },
    'too_large',
  ],
  ['100 transforms', { transforms: Array(100).fill(EXCLUSIVE_C14N) }, 'signature'],
  ['three transforms', { transforms: [...TRANSFORMS, EXCLUSIVE_C14N] }, 'signature'],
  ['the same transform twice', { transforms: [ENVELOPED, ENVELOPED] }, 'algorithm'],
  ['the transforms in another order', { transforms: TRANSFORMS.toReversed() }, 'algorithm'],
  ['one transform', { transforms: [ENVELOPED] }, 'signature'],
  ['no transform', { transforms: [] }, 'signature'],
  ['two references', { references: 2 }, 'signature'],
  ['no reference', { references: 0 }, 'signature'],
  [
    'another signature in its key',
    { keyInfo: `<ds:KeyInfo>${signatureXml('_response-1')}</ds:KeyInfo>` },
    'signature',
  ],
  [
    'another method in its key',
    { keyInfo: '<ds:KeyInfo><SignatureMethod Algorithm="x"/></ds:KeyInfo>' },
    'signature',
  ],
];

describe('a signature of another shape (SAFE-1)', () => {
  it.each(ATTACKS)('is refused before anything is computed: %s', async (_name, attack, code) => {
    expect(faultOf(attackedAnswer(attack))).toBe(code);
    expect(faultOf(await encryptedAttack(attack))).toBe(code);
    expect(computed).not.toHaveBeenCalled();
  });

  it('is not computed either when its shape is right and its value is not', async () => {
    expect(faultOf(attackedAnswer({}))).toBe('signature');
    expect(faultOf(await encryptedAttack({}))).toBe('signature');
    expect(computed).not.toHaveBeenCalled();
    expect(faultOf(await answer())).toBe('accepted');
    expect(computed).toHaveBeenCalledTimes(1);
  });

  const genuine = signedAssertion();
  it.each<[string, (xml: string) => string]>([
    [
      'an algorithm with a prefix',
      (xml) => xml.replace('<ds:Transform ', '<ds:Transform xmlns:e="urn:e" e:Algorithm="urn:e" '),
    ],
    [
      'an element in the method',
      (xml) =>
        xml.replace(
          /(<ds:SignatureMethod [^>]*)\/>/,
          '$1><ds:HMACOutputLength>1</ds:HMACOutputLength></ds:SignatureMethod>',
        ),
    ],
    [
      'a reference of another namespace',
      (xml) => xml.replace('</ds:SignedInfo>', '<Reference URI="#_response-1"/></ds:SignedInfo>'),
    ],
    ['a reference to the answer', (xml) => xml.replace('#_assertion-1', '#_response-1')],
    [
      'a list of 17 prefixes',
      (xml) =>
        xml.replace(
          /(<ds:Transform Algorithm="[^"]*c14n#")\/>/,
          `$1><e:InclusiveNamespaces xmlns:e="${EXCLUSIVE_C14N}" PrefixList="${'a '.repeat(16)}a"/></ds:Transform>`,
        ),
    ],
    [
      'a signature elsewhere in the answer',
      (xml) => xml.replace('<saml2:Subject>', `<saml2:Subject><x xmlns="urn:x"><Signature/></x>`),
    ],
    [
      'two signatures',
      (xml) => xml.replace('<ds:Signature ', `${signatureXml('_assertion-1')}<ds:Signature `),
    ],
  ])('is refused before anything is computed: %s', (_name, change) => {
    const changed = change(genuine);
    expect(changed).not.toBe(genuine);
    expect(faultOf(encoded(responseXml(changed)), plain)).toMatch(/^(?:signature|malformed)$/);
    expect(computed).not.toHaveBeenCalled();
  });
});

const tags = (count: number): string => `<a>${'<b/>'.repeat(count - 2)}</a>`;
const attributes = (count: number): string =>
  `<a ${Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ')}/>`;
const namespaces = (count: number): string =>
  `<a ${Array.from({ length: count }, (_, index) => `xmlns:a${index}="urn:a"`).join(' ')}/>`;
const nested = (count: number): string => '<a>'.repeat(count) + '</a>'.repeat(count);

const withMore =
  (more: string) =>
  (xml: string): string =>
    xml.replace('</saml2:AttributeStatement>', `${more}</saml2:AttributeStatement>`);

describe('the size of an answer (SAFE-1)', () => {
  it.each([
    ['tags', tags, XML_LIMITS.tags],
    ['attributes', attributes, XML_LIMITS.attributes],
    ['namespaces', namespaces, XML_LIMITS.namespaces],
    ['levels', nested, XML_LIMITS.depth],
  ] as const)('is limited: %s', (_name, xmlOf, most) => {
    // Within the limits it is read, and is no response.
    expect(faultOf(encoded(xmlOf(most)))).toBe('malformed');
    expect(faultOf(encoded(xmlOf(most + 1)))).toBe('too_large');
  });

  it('is limited inside the encryption as well', async () => {
    const before = withMore(tags(XML_LIMITS.tags));
    expect(faultOf(await answer({ before }))).toBe('too_large');
  });

  it('may reach every limit at once', async () => {
    expect(faultOf(await answer(largestAnswer(50_000)))).toBe('accepted');
  });
});
