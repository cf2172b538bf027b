import { decodeText } from '@portal/names/decode';
import { DOMParser, type XmlElement } from '@xmldom/xmldom/lib/dom-parser.js';
import { SignedXml } from 'xml-crypto';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const AKDB = 'https://www.akdb.de/request/2018/09';
const DISPLAY = 'https://www.akdb.de/request/2018/09/classic-ui/v1';

/** A request that is refused; its code is one of BundID (interface description, 9.6), or of SAML. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/** A portal, as its metadata describe it. */
export interface RegisteredPortal {
  readonly entityId: string;
  readonly recipient: string;
  /** Certificates in base64. */
  readonly signing: readonly string[];
  readonly encryption: string;
}

/** A request that is signed by the portal that it names. */
export interface SignedRequest {
  readonly id: string;
}

/** What a portal asks BundID for. */
export interface LoginRequest extends SignedRequest {
  /** The lowest level, from 1 to 4. */
  readonly level: number;
  readonly attributes: readonly string[];
  /** Name of the organization that is shown. */
  readonly organization: string;
}

function parse(xml: string): XmlElement {
  const errorHandler = (): never => {
    throw new RequestError('The XML is not well-formed.');
  };
  const root = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml').documentElement;
  if (!root) throw new RequestError('The XML has no element.');
  return root;
}

const find = (parent: XmlElement, namespace: string, name: string): readonly XmlElement[] =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

const textOf = (parent: XmlElement, namespace: string, name: string): string =>
  find(parent, namespace, name)[0]?.textContent?.trim() ?? '';

/** Reads metadata of a portal. @throws RequestError */
export function readMetadata(xml: string): RegisteredPortal {
  const root = parse(xml);
  const [consumer] = find(root, METADATA, 'AssertionConsumerService');
  const certificates = (use: string): string[] =>
    find(root, METADATA, 'KeyDescriptor')
      .filter((key) => key.getAttribute('use') === use)
      .map((key) => textOf(key, SIGNATURE, 'X509Certificate').replaceAll(/\s/g, ''));
  const [encryption] = certificates('encryption');
  if (!consumer || !encryption) throw new RequestError('The metadata are incomplete.');
  return {
    entityId: root.getAttribute('entityID') ?? '',
    recipient: consumer.getAttribute('Location') ?? '',
    signing: certificates('signing'),
    encryption,
  };
}

type SignatureNode = Parameters<SignedXml['loadSignature']>[0];

function isSigned(xml: string, root: XmlElement, certificates: readonly string[]): boolean {
  const [signature] = find(root, SIGNATURE, 'Signature');
  if (!signature) return false;
  return certificates.some((certificate) => {
    const publicCert = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`;
    const signed = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
    try {
      signed.loadSignature(signature as unknown as SignatureNode);
      const isValid = signed.checkSignature(xml);
      return isValid && signed.getReferences()[0]?.uri === `#${root.getAttribute('ID')}`;
    } catch {
      return false;
    }
  });
}

const demand = (condition: boolean, code: string): void => {
  if (!condition) throw new RequestError(code);
};

/** Checks who sends a request, and where to. @throws RequestError */
function signedRequest(field: string, portal: RegisteredPortal, destination: string): XmlElement {
  const xml = decodeText(Buffer.from(field, 'base64'));
  const root = parse(xml);
  demand(root.localName === 'AuthnRequest' && root.namespaceURI === PROTOCOL, 'no-request');
  demand(isSigned(xml, root, portal.signing), 'saml-request-not-signed');
  demand(textOf(root, ASSERTION, 'Issuer') === portal.entityId, 'unknown-service');
  demand(root.getAttribute('Destination') === destination, 'wrong-destination');
  demand(root.getAttribute('AssertionConsumerServiceURL') === portal.recipient, 'unknown-address');
  return root;
}

/**
 * Reads a login request without extension, as services other than BundID receive it.
 *
 * @param field the form field `SAMLRequest`
 * @throws RequestError
 */
export function readSignedRequest(
  field: string,
  portal: RegisteredPortal,
  destination: string,
): SignedRequest {
  return { id: signedRequest(field, portal, destination).getAttribute('ID') ?? '' };
}

/**
 * Reads a login request as strictly as BundID does since 2025: signed, with the extension in version 2 and the name of the organization.
 *
 * @param field the form field `SAMLRequest`
 * @throws RequestError
 */
export function readRequest(
  field: string,
  portal: RegisteredPortal,
  destination: string,
): LoginRequest {
  const root = signedRequest(field, portal, destination);
  const [extension] = find(root, AKDB, 'AuthenticationRequest');
  if (!extension) throw new RequestError('akdb-extension-missing');
  demand(extension.getAttribute('Version') === '2', 'akdb-extension-v1-deprecated');
  const attributes = find(extension, AKDB, 'RequestedAttribute').map(
    (attribute) => attribute.getAttribute('Name') ?? '',
  );
  demand(attributes.length > 0, 'requested-attributes-empty');
  demand(attributes.every(Boolean), 'requested-attributes-missing-name');
  const organization = textOf(extension, DISPLAY, 'OrganizationDisplayName');
  demand(organization !== '', 'organization-display-name-missing');
  const level = /^STORK-QAA-Level-([134])$/.exec(textOf(root, ASSERTION, 'AuthnContextClassRef'));
  return {
    id: root.getAttribute('ID') ?? '',
    level: Number(level?.[1] ?? 1),
    attributes,
    organization,
  };
}
