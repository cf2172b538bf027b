import { decodeText } from '@portal/names/decode';
import { LoginRefused, type RefusalReason } from '../ports/identity.ts';
import { type Expectation, readAssertion, type SamlAttributes } from './assertion.ts';
import { decryptAssertion } from './decryption.ts';
import { NS, SUCCESS } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import { signedXml } from './signature.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  countBelow,
  isNamed,
  type ParsedXml,
  parseUnverified,
  parseXml,
  textOf,
  type XmlElement,
} from './xml.ts';

/** Longest answer in characters of base64; one of BundID has about 20,000. */
const MAX_LENGTH = 131_072;

/** Keys and settings to read answers with. */
export interface ResponseSettings extends Omit<Expectation, 'requestId' | 'now'> {
  /** Certificates of the identity service (PEM); two while it changes its key. */
  readonly certificates: readonly string[];
  /** Private keys of the portal (PEM); two while it changes its key. */
  readonly keys: readonly string[];
  /** Whether an assertion must be encrypted. */
  readonly needsEncryption: boolean;
}

/** An answer before anything in it has been verified. */
export interface UnverifiedResponse extends ParsedXml {
  /** The request that it says it answers. */
  readonly requestId: string;
}

/**
 * Reads the form field `SAMLResponse`.
 *
 * @throws SamlFault `too_large` or `malformed`
 */
export function parseResponse(field: string): UnverifiedResponse {
  if (field.length > MAX_LENGTH) throw new SamlFault('too_large', 'The answer is too large.');
  if (!/^[A-Za-z0-9+/=\s]+$/.test(field))
    throw new SamlFault('malformed', 'The answer is no base64.');
  let xml: string;
  try {
    xml = decodeText(Buffer.from(field, 'base64'));
  } catch (error) {
    throw new SamlFault('malformed', `The answer ${Object(error).message}.`);
  }
  const parsed = parseUnverified(xml);
  const { root } = parsed;
  if (!isNamed(root, NS.protocol, 'Response') || attributeOf(root, 'Version') !== '2.0') {
    throw new SamlFault('malformed', 'The answer is no response of SAML 2.0.');
  }
  return { ...parsed, requestId: attributeOf(root, 'InResponseTo') ?? '' };
}

/** What a person can do something about, by the second-level status (SAML core, 3.2.2.2). */
const REASONS: Readonly<Record<string, RefusalReason>> = {
  AuthnFailed: 'cancelled',
  NoAuthnContext: 'levelRefused',
  RequestDenied: 'dataRefused',
};

/** @throws LoginRefused unless somebody has logged in */
function checkStatus(root: XmlElement): void {
  const status = childOf(root, NS.protocol, 'Status');
  const code = status && childOf(status, NS.protocol, 'StatusCode');
  if (!code) throw new SamlFault('malformed', 'The answer has no status.');
  const value = attributeOf(code, 'Value') ?? '';
  if (value === SUCCESS) return;
  const inner = childOf(code, NS.protocol, 'StatusCode');
  const name = (inner ? (attributeOf(inner, 'Value') ?? '') : value).split(':').at(-1) ?? '';
  throw new LoginRefused(name, REASONS[name] ?? null);
}

/** The assertion as it was signed. */
function signedAssertion(response: ParsedXml, settings: ResponseSettings): XmlElement {
  const { root } = response;
  const { certificates, keys, needsEncryption } = settings;
  const all =
    countBelow(root, NS.assertion, 'Assertion') +
    countBelow(root, NS.assertion, 'EncryptedAssertion');
  const encrypted = childrenOf(root, NS.assertion, 'EncryptedAssertion')[0];
  const plain = childrenOf(root, NS.assertion, 'Assertion')[0];
  const found = encrypted ?? plain;
  if (all !== 1 || !found) throw new SamlFault('assertion', 'There is not one assertion.');
  if (!encrypted && needsEncryption) {
    throw new SamlFault('not_encrypted', 'The assertion is not encrypted.');
  }
  const document = encrypted ? parseUnverified(decryptAssertion(encrypted, keys)) : response;
  const assertion = encrypted ? document.root : found;
  if (
    !isNamed(assertion, NS.assertion, 'Assertion') ||
    attributeOf(assertion, 'Version') !== '2.0'
  ) {
    throw new SamlFault('assertion', 'What was encrypted is no assertion.');
  }
  const signed = parseXml(signedXml(document, assertion, certificates));
  // Nothing outside of what is signed is read from here on.
  const isWhole =
    isNamed(signed, NS.assertion, 'Assertion') &&
    countBelow(signed, NS.signature, 'Signature') === 0;
  if (!isWhole || countBelow(signed, NS.assertion, 'Assertion') > 0) {
    throw new SamlFault('signature', 'What is signed is not the assertion.');
  }
  return signed;
}

/**
 * Verifies an answer and reads the attributes of the person. That the request which it names was made here, and was not answered yet, is for
 * the caller to check.
 *
 * @throws SamlFault when it cannot be trusted; LoginRefused when nobody logged in
 */
export function readResponse(
  response: UnverifiedResponse,
  settings: ResponseSettings,
  now: Date,
): SamlAttributes {
  const { root, requestId } = response;
  if (requestId === '') throw new SamlFault('request', 'The answer names no request.');
  if (attributeOf(root, 'Destination') !== settings.recipient) {
    throw new SamlFault('destination', 'The answer is for another address.');
  }
  const issuer = childOf(root, NS.assertion, 'Issuer');
  if (issuer && textOf(issuer) !== settings.issuer) {
    throw new SamlFault('issuer', 'The answer is of another service.');
  }
  // BundID signs the assertion; whoever signs the whole answer as well must do it right.
  if (childrenOf(root, NS.signature, 'Signature').length > 0) {
    signedXml(response, root, settings.certificates);
  }
  checkStatus(root);
  return readAssertion(signedAssertion(response, settings), { ...settings, requestId, now });
}
