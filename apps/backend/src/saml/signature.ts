import { SignedXml } from 'xml-crypto';
import { EXCLUSIVE_C14N, NS } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import { ACCEPTED, checkSignatures } from './signature-shape.ts';
import { attributeOf, childOf, type ParsedXml, textOf, type XmlElement } from './xml.ts';

type DomNode = Parameters<SignedXml['getCanonXml']>[1];

/** The types of `xml-crypto` are those of browsers; its parser is the one of `xml.ts`. */
const domNode = (element: XmlElement): DomNode => element as unknown as DomNode;

/** The class of `xml-crypto` for one signature, without the algorithms that are not accepted. */
function verifierOf(publicCert: string): SignedXml {
  // Keys in the answer count for nothing.
  const signed = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  for (const [kind, names] of Object.entries(ACCEPTED)) {
    const all = new Map(Object.entries(Object(Reflect.get(signed, kind))));
    Reflect.set(signed, kind, Object.fromEntries(names.map((name) => [name, all.get(name)])));
  }
  // SAML has no other attribute for ids (core, 1.3.4).
  signed.idAttributes = ['ID'];
  return signed;
}

/** Whether the value of a signature is that of its `SignedInfo`, by this certificate. */
function hasValueOf(certificate: string, signature: XmlElement): boolean {
  const info = childOf(signature, NS.signature, 'SignedInfo');
  const method = info && childOf(info, NS.signature, 'SignatureMethod');
  if (!info || !method) return false;
  const verifier = verifierOf(certificate);
  const Algorithm = verifier.SignatureAlgorithms[attributeOf(method, 'Algorithm') ?? ''];
  if (!Algorithm) return false;
  const text = verifier.getCanonXml([EXCLUSIVE_C14N], domNode(info));
  const value = textOf(childOf(signature, NS.signature, 'SignatureValue'));
  return new Algorithm().verifySignature(text, certificate, value);
}

/** @throws SamlFault `signature` unless the signature is that of the element with this id */
function verified(certificate: string, xml: string, signature: XmlElement, id: string): string {
  const verifier = verifierOf(certificate);
  let isValid: boolean;
  try {
    verifier.loadSignature(domNode(signature));
    isValid = verifier.checkSignature(xml);
  } catch {
    throw new SamlFault('signature', 'The signature cannot be verified.');
  }
  const [reference, ...otherReferences] = verifier.getReferences();
  const [content, ...others] = verifier.getSignedReferences();
  const isWhole = otherReferences.length + others.length === 0 && reference?.uri === `#${id}`;
  if (!isValid || content === undefined || !isWhole) {
    throw new SamlFault('signature', 'The signature is not that of the element.');
  }
  return content;
}

/**
 * Verifies the signature of an element by one of the certificates. `xml-crypto` computes all that a signature refers to before it looks at the
 * value of the signature, which anybody could use to stop the portal (SAFE-1). So the shape of all signatures is checked first, then the value by
 * itself, and only what one of the certificates has signed is computed.
 *
 * @param document whose root is the element or its parent
 * @returns what is signed, in canonical form: the only text from which facts may be read
 * @throws SamlFault `not_signed`, `algorithm` or `signature`
 */
export function signedXml(
  { xml, root }: ParsedXml,
  element: XmlElement,
  certificates: readonly string[],
): string {
  const signature = childOf(element, NS.signature, 'Signature');
  if (!signature) throw new SamlFault('not_signed', `The ${element.localName} is not signed.`);
  checkSignatures(root);
  const certificate = certificates.find((one) => hasValueOf(one, signature));
  if (certificate === undefined) {
    throw new SamlFault('signature', 'The signature is not that of the identity service.');
  }
  return verified(certificate, xml, signature, attributeOf(element, 'ID') ?? '');
}
