import { SignedXml } from 'xml-crypto';
import { ENVELOPED, EXCLUSIVE_C14N, NS, RSA_PSS_SHA256, RSA_SHA256, SHA256 } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import { attributeOf, childOf, elementsOf, isNamed, type XmlElement } from './xml.ts';

/** What an answer may be signed with: nothing with SHA-1, HMAC, comments or other transforms. */
const ACCEPTED = {
  SignatureAlgorithms: [
    RSA_SHA256,
    RSA_PSS_SHA256,
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  HashAlgorithms: [SHA256, 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationAlgorithms: [EXCLUSIVE_C14N, ENVELOPED],
} as const;

/** Removes every algorithm that is not accepted. */
function restrict(signed: SignedXml): void {
  for (const [kind, names] of Object.entries(ACCEPTED)) {
    const all = new Map(Object.entries(Object(Reflect.get(signed, kind))));
    Reflect.set(signed, kind, Object.fromEntries(names.map((name) => [name, all.get(name)])));
  }
}

type SignatureNode = Parameters<SignedXml['loadSignature']>[0];

const isAlgorithmError = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('is not supported');

/** The signature element of an element, which has nothing but what a signature needs. */
function signatureOf(element: XmlElement): XmlElement {
  const signature = childOf(element, NS.signature, 'Signature');
  if (!signature) throw new SamlFault('not_signed', `The ${element.localName} is not signed.`);
  const names = ['SignedInfo', 'SignatureValue', 'KeyInfo'];
  const isPlain = elementsOf(signature).every((child) =>
    names.some((name) => isNamed(child, NS.signature, name)),
  );
  if (!isPlain) throw new SamlFault('signature', 'The signature has further elements.');
  return signature;
}

/** @throws SamlFault `algorithm`, or the reason why the signature is not that of this certificate */
function checkWith(certificate: string, xml: string, signature: XmlElement, id: string): string {
  const signed = new SignedXml({
    publicCert: certificate,
    // Keys in the answer count for nothing.
    getCertFromKeyInfo: () => null,
  });
  restrict(signed);
  let isValid: boolean;
  try {
    signed.loadSignature(signature as unknown as SignatureNode);
    isValid = signed.checkSignature(xml);
  } catch (error) {
    const code = isAlgorithmError(error) ? 'algorithm' : 'signature';
    throw new SamlFault(code, 'The signature cannot be verified.');
  }
  const [reference, ...otherReferences] = signed.getReferences();
  const [content, ...others] = signed.getSignedReferences();
  const isWhole = otherReferences.length + others.length === 0 && reference?.uri === `#${id}`;
  if (!isValid || content === undefined || !isWhole) {
    throw new SamlFault('signature', 'The signature is not that of the element.');
  }
  return content;
}

/**
 * Verifies the signature of an element by one of the certificates.
 *
 * @param xml the document of the element
 * @returns what is signed, in canonical form: the only text from which facts may be read
 * @throws SamlFault `not_signed`, `algorithm` or `signature`
 */
export function signedXml(
  xml: string,
  element: XmlElement,
  certificates: readonly string[],
): string {
  const signature = signatureOf(element);
  const id = attributeOf(element, 'ID') ?? '';
  let fault: unknown = new SamlFault('signature', 'There is no certificate.');
  for (const certificate of certificates) {
    try {
      return checkWith(certificate, xml, signature, id);
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}
