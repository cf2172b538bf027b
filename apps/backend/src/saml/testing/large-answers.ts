import { createHash } from 'node:crypto';
import { ENVELOPED, EXCLUSIVE_C14N, NS, RSA_PSS_SHA256, SHA256 } from '../names.ts';
import { XML_LIMITS } from '../xml.ts';
import { type AnswerChange, encoded, encryptFor, responseXml, signedAssertion } from './answers.ts';

/*
 * Answers that take as long to read as an answer can (SAFE-1, BIG-3), for tests and for the benchmark of turns. Nobody needs a key to send one.
 */

/** What an attacker chooses. */
interface Attack {
  readonly transforms?: readonly string[];
  readonly references?: number;
  /** Small elements beside the signature. */
  readonly elements?: number;
  readonly keyInfo?: string;
}

/** The two transforms of a right signature. */
export const TRANSFORMS = [ENVELOPED, EXCLUSIVE_C14N];

const DIGEST = createHash('sha256').update('').digest('base64');

/** A signature of an element with this id, whose values are wrong. */
export function signatureXml(id: string, attack: Attack = {}): string {
  const { transforms = TRANSFORMS, references = 1, keyInfo = '' } = attack;
  const all = transforms.map((name) => `<ds:Transform Algorithm="${name}"/>`).join('');
  const reference = `<ds:Reference URI="#${id}"><ds:Transforms>${all}</ds:Transforms><ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${DIGEST}</ds:DigestValue></ds:Reference>`;
  return `<ds:Signature xmlns:ds="${NS.signature}"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE_C14N}"/><ds:SignatureMethod Algorithm="${RSA_PSS_SHA256}"/>${reference.repeat(references)}</ds:SignedInfo><ds:SignatureValue>${DIGEST}</ds:SignatureValue>${keyInfo}</ds:Signature>`;
}

const elementsXml = (count = 0): string => '<x/>'.repeat(count);

/** An answer with a signature of its own that nobody has made. */
export const attackedAnswer = (attack: Attack, change: AnswerChange = {}): string =>
  encoded(
    responseXml(`${signatureXml('_response-1', attack)}${elementsXml(attack.elements)}`, change),
  );

/** The same attack in an assertion that is encrypted for the portal, which everybody can do. */
export async function encryptedAttack(attack: Attack, change: AnswerChange = {}): Promise<string> {
  const signature = signatureXml('_assertion-1', attack);
  const assertion = signedAssertion({ ...change, signedWith: null }).replace(
    '</saml2:Issuer>',
    `</saml2:Issuer>${signature}${elementsXml(attack.elements)}`,
  );
  return encoded(responseXml(await encryptFor('portal', assertion), change));
}

/** Tags, and attributes, of the assertion around what fills it. */
const OTHERS = 150;
const NAMESPACES = 130;
/** Levels from the assertion to the element in a value. */
const OUTER_LEVELS = 5;

/** As many tags, attributes, namespaces and levels as an assertion may have besides its own. */
function fillingXml(): string {
  const namespaces = Array.from({ length: NAMESPACES }, (_, n) => ` xmlns:n${n}="urn:${n}"`);
  const levels = XML_LIMITS.depth - OUTER_LEVELS - 1;
  // The signature writes an element without content as one tag.
  const leaves = XML_LIMITS.tags - OTHERS - 2 * levels;
  const attributes = XML_LIMITS.attributes - OTHERS - NAMESPACES;
  const inner = Array.from({ length: leaves }, (_, n) => {
    const prefix = `n${n % NAMESPACES}`;
    return n < attributes ? `<${prefix}:x ${prefix}:a=""/>` : `<${prefix}:x/>`;
  });
  const open = '<y>'.repeat(levels);
  return `<y${namespaces.join('')}>${open}${inner.join('')}${open.replaceAll('<', '</')}</y>`;
}

/** Text of so many bytes, each fifth of which needs an escape. */
const longText = (bytes: number): string => '&amp;'.repeat(bytes / 5);

/** Tags of different names, for each of which the parser looks for its end in a long text. */
export const distinctTags = (): string =>
  `${Array.from({ length: XML_LIMITS.tags - 20 }, (_, n) => `<e${n}/>`).join('')}${longText(80_000)}`;

/** An assertion that reaches every limit; encrypted, it is nearly as large as an answer may be. */
const fillAssertion =
  (bytes: number) =>
  (xml: string): string =>
    xml.replace(
      '</saml2:AttributeStatement>',
      `<saml2:Attribute Name="filling"><saml2:AttributeValue>${fillingXml()}${longText(bytes)}</saml2:AttributeValue></saml2:Attribute></saml2:AttributeStatement>`,
    );

/** The largest answer that is read to its end: signed by the identity service, encrypted for the portal. */
export const largestAnswer = (bytes: number, change: AnswerChange = {}): AnswerChange => ({
  ...change,
  before: fillAssertion(bytes),
});
