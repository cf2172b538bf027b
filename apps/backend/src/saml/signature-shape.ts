import { ENVELOPED, EXCLUSIVE_C14N, NS, RSA_PSS_SHA256, RSA_SHA256, SHA256 } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import {
  attributeOf,
  childrenOf,
  countBelow,
  elementsOf,
  isNamed,
  type XmlElement,
} from './xml.ts';

/** What an answer may be signed with: nothing with SHA-1, HMAC, comments or other transforms. */
export const ACCEPTED = {
  SignatureAlgorithms: [
    RSA_SHA256,
    RSA_PSS_SHA256,
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  HashAlgorithms: [SHA256, 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationAlgorithms: [EXCLUSIVE_C14N, ENVELOPED],
} as const;

/** An element of a signature: its name, its children in this order and no others, and the algorithms of which it names one. */
interface Shape {
  readonly name: string;
  readonly children: readonly Shape[];
  readonly algorithms?: readonly string[];
  /** Checks a further child at the end, which may be missing. */
  readonly last?: (child: XmlElement) => boolean;
}

const element = (name: string, ...children: readonly Shape[]): Shape => ({ name, children });

const method = (name: string, algorithms: readonly string[]): Shape => ({
  name,
  algorithms,
  children: [],
});

/** Most prefixes in `InclusiveNamespaces`; OpenSAML writes one, `xsd`. */
const MAX_PREFIXES = 16;

/** The prefixes that the exclusive canonicalization treats as the inclusive one does. */
const isPrefixList = (child: XmlElement): boolean =>
  isNamed(child, EXCLUSIVE_C14N, 'InclusiveNamespaces') &&
  elementsOf(child).length === 0 &&
  (attributeOf(child, 'PrefixList') ?? '').split(/\s+/).length <= MAX_PREFIXES;

/** Names that `xml-crypto` looks for at any depth of a signature, in any namespace. */
const LOOKED_UP = ['SignedInfo', 'CanonicalizationMethod', 'SignatureMethod', 'SignatureValue'];

const ANY_NAMESPACE = '*';

/** Information about the key, which counts for nothing; it must not be taken for another part of the signature. */
const isKeyInfo = (child: XmlElement): boolean =>
  isNamed(child, NS.signature, 'KeyInfo') &&
  LOOKED_UP.every((name) => countBelow(child, ANY_NAMESPACE, name) === 0);

/** The only shape of a signature that is verified (SAFE-1; SAML core, 5.4): one reference, and two transforms in this order. */
const SIGNATURE: Shape = {
  ...element(
    'Signature',
    element(
      'SignedInfo',
      method('CanonicalizationMethod', [EXCLUSIVE_C14N]),
      method('SignatureMethod', ACCEPTED.SignatureAlgorithms),
      element(
        'Reference',
        element('Transforms', method('Transform', [ENVELOPED]), {
          ...method('Transform', [EXCLUSIVE_C14N]),
          last: isPrefixList,
        }),
        method('DigestMethod', ACCEPTED.HashAlgorithms),
        element('DigestValue'),
      ),
    ),
    element('SignatureValue'),
  ),
  last: isKeyInfo,
};

const refused = (message: string): SamlFault => new SamlFault('signature', message);

/** An attribute with a prefix could be taken for the one without it. */
const hasPlainAttributes = ({ attributes }: XmlElement): boolean =>
  Array.from(attributes).every(({ name }) => name.startsWith('xmlns:') || !name.includes(':'));

function checkShape(found: XmlElement, { name, children, algorithms, last }: Shape): void {
  const inner = elementsOf(found);
  const [further, ...others] = inner.slice(children.length);
  const isComplete = inner.length >= children.length && others.length === 0;
  const isRight = isNamed(found, NS.signature, name) && isComplete && hasPlainAttributes(found);
  if (!isRight || (further && !last?.(further))) {
    throw refused(`The element ${name} of the signature has another shape.`);
  }
  if (algorithms && !algorithms.includes(attributeOf(found, 'Algorithm') ?? '')) {
    throw new SamlFault('algorithm', `The algorithm of ${name} is not accepted.`);
  }
  for (const [index, child] of children.entries()) {
    const one = inner[index];
    if (one) checkShape(one, child);
  }
}

/** What the only reference of a signature refers to. */
function referenceOf(signature: XmlElement): string | null {
  const [reference] = Array.from(signature.getElementsByTagNameNS(NS.signature, 'Reference'));
  return reference ? attributeOf(reference, 'URI') : null;
}

/**
 * Checks all signatures of a document before anything is computed for one of them (SAFE-1): its root and its assertions have at most
 * one each, of the shape above and for that element; nothing else has one.
 *
 * @throws SamlFault `algorithm` or `signature`
 */
export function checkSignatures(root: XmlElement): void {
  let expected = 0;
  for (const parent of [root, ...childrenOf(root, NS.assertion, 'Assertion')]) {
    const [signature, ...others] = childrenOf(parent, NS.signature, 'Signature');
    if (!signature) continue;
    expected += 1;
    checkShape(signature, SIGNATURE);
    const id = attributeOf(parent, 'ID');
    if (others.length > 0 || !id || referenceOf(signature) !== `#${id}`) {
      throw refused(`The signature is not the only one of its ${parent.localName}.`);
    }
  }
  for (const name of ['Signature', 'SignedInfo']) {
    if (countBelow(root, ANY_NAMESPACE, name) !== expected) {
      throw refused('There is a signature that belongs to no answer and no assertion.');
    }
  }
}
