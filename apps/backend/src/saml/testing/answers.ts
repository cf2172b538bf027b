import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedXml } from 'xml-crypto';
import { encrypt, type EncryptOptions } from 'xml-encryption';
import { X509Certificate } from 'node:crypto';
import { ENVELOPED, EXCLUSIVE_C14N, NS, RSA_PSS_SHA256, SHA256, SUCCESS } from '../names.ts';
import { readOwnKeys } from '../../config/own-keys.ts';

/*
 * An identity service that answers as BundID does (interface description, section 10.2), for tests: what it sends can be changed at each point.
 */

export const ISSUER = 'https://id.example/idp';
export const ENTITY_ID = 'https://portal.example';
export const RECIPIENT = 'https://portal.example/api/authenticate/assertion-consumer';
const REQUEST_ID = '_request-1';
export const NOW = new Date('2026-11-21T10:00:00Z');

type KeyName = 'provider' | 'provider-next' | 'other' | 'portal' | 'portal-next';

/** The path of a key with its certificate. */
export const keyFile = (name: KeyName): string => join(import.meta.dirname, `keys/${name}.pem`);

export function keyOf(name: KeyName) {
  const [key] = readOwnKeys(keyFile(name), 'TEST');
  if (!key) throw new Error(`There is no key ${name}.`);
  return key;
}

const OID = 'urn:oid:';

/** The attributes of a person as BundID writes them: capitals, and a blank in one name. */
export const ATTRIBUTES: Readonly<Record<string, string>> = {
  [`${OID}1.3.6.1.4.1.25484.494450.3`]: 'bpk2-of-erika',
  [`${OID}2.5.4.42`]: 'ERIKA',
  [`${OID}2.5.4.4`]: 'MUSTERMANN',
  [`${OID}0.9.2342.19200300.100.1.3`]: 'erika@example.org',
  [`${OID}2.5.4.16`]: 'HEIDESTRASSE 17',
  [`${OID}2.5.4.17`]: '51147',
  [`${OID}2.5.4.7`]: 'KÖLN',
  [`${OID}1.2.40.0.10.2.1.1.225599`]: 'DE',
  [`${OID} 1.2.40.0.10.2.1.1.261.94`]: 'STORK-QAA-Level-4',
  [`${OID}2.5.4.18`]: '5a8f0d0e-2f3c-4b8e-9a51-000000000001',
};

/** What differs from a right answer. */
export interface AnswerChange {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string;
  /** Of the confirmation; that of the response is `requestId`. */
  readonly inResponseTo?: string;
  readonly requestId?: string;
  /** Time at which the assertion was issued; it is valid for five minutes. */
  readonly issuedAt?: Date;
  readonly level?: string;
  readonly signedWith?: KeyName | null;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
  readonly canonicalization?: string;
  readonly encryptedFor?: KeyName | null;
  readonly encryption?: Partial<EncryptOptions> & Readonly<Record<string, unknown>>;
  readonly responseSignedWith?: KeyName;
  /** Changes the assertion before it is signed. */
  readonly before?: (assertion: string) => string;
  /** Changes the signed assertion. */
  readonly after?: (assertion: string) => string;
  /** Changes the response before it is encoded. */
  readonly whole?: (response: string) => string;
}

const inMinutes = (time: Date, minutes: number): string =>
  new Date(time.getTime() + minutes * 60_000).toISOString();

/** An assertion without its signature. */
function assertionXml(change: AnswerChange): string {
  const { issuer = ISSUER, audience = ENTITY_ID, recipient = RECIPIENT, issuedAt = NOW } = change;
  const { requestId = REQUEST_ID, level = 'STORK-QAA-Level-4' } = change;
  const end = inMinutes(issuedAt, 5);
  const attributes = Object.entries(change.attributes ?? ATTRIBUTES).map(
    ([name, value]) =>
      `<saml2:Attribute FriendlyName="any" Name="${name}" xmlns:akdb="${NS.akdb}" akdb:TrustLevel="HOCH"><saml2:AttributeValue>${value}</saml2:AttributeValue></saml2:Attribute>`,
  );
  return `<saml2:Assertion xmlns:saml2="${NS.assertion}" ID="_assertion-1" IssueInstant="${issuedAt.toISOString()}" Version="2.0"><saml2:Issuer>${issuer}</saml2:Issuer><saml2:Subject><saml2:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">transient-1</saml2:NameID><saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml2:SubjectConfirmationData InResponseTo="${change.inResponseTo ?? requestId}" NotOnOrAfter="${end}" Recipient="${recipient}"/></saml2:SubjectConfirmation></saml2:Subject><saml2:Conditions NotBefore="${issuedAt.toISOString()}" NotOnOrAfter="${end}"><saml2:AudienceRestriction><saml2:Audience>${audience}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions><saml2:AuthnStatement AuthnInstant="${issuedAt.toISOString()}"><saml2:AuthnContext><saml2:AuthnContextClassRef>${level}</saml2:AuthnContextClassRef></saml2:AuthnContext></saml2:AuthnStatement><saml2:AttributeStatement>${attributes.join('')}</saml2:AttributeStatement></saml2:Assertion>`;
}

/** Adds a signature behind the issuer of an element. */
export function sign(xml: string, name: KeyName, root: string, change: AnswerChange = {}): string {
  const key = keyOf(name);
  const signed = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate.toString(),
    signatureAlgorithm: change.signatureAlgorithm ?? RSA_PSS_SHA256,
    canonicalizationAlgorithm: change.canonicalization ?? EXCLUSIVE_C14N,
  });
  if (change.signatureAlgorithm?.includes('hmac')) signed.enableHMAC();
  signed.addReference({
    xpath: root,
    transforms: [ENVELOPED, change.canonicalization ?? EXCLUSIVE_C14N],
    digestAlgorithm: change.digestAlgorithm ?? SHA256,
  });
  const location = { reference: `${root}/*[local-name(.)='Issuer']`, action: 'after' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}

/** Encrypts an assertion as BundID does since 2025. */
export async function encryptFor(
  name: KeyName,
  assertion: string,
  change: AnswerChange['encryption'] = {},
): Promise<string> {
  const certificate = new X509Certificate(readFileSync(keyFile(name)));
  const options: EncryptOptions = {
    pem: certificate.toString(),
    rsa_pub: String(certificate.publicKey.export({ format: 'pem', type: 'spki' })),
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    ...change,
  };
  return new Promise((resolve, reject) => {
    encrypt(assertion, options, (error, result) => {
      if (error) reject(error);
      else {
        resolve(
          `<saml2:EncryptedAssertion xmlns:saml2="${NS.assertion}">${result}</saml2:EncryptedAssertion>`,
        );
      }
    });
  });
}

/** The response around an assertion, or around nothing. */
export function responseXml(content: string, change: AnswerChange = {}, status = ''): string {
  const { issuer = ISSUER, destination = RECIPIENT, requestId = REQUEST_ID } = change;
  const code = status || `<saml2p:StatusCode Value="${SUCCESS}"/>`;
  return `<saml2p:Response xmlns:saml2p="${NS.protocol}" Destination="${destination}" ID="_response-1" InResponseTo="${requestId}" IssueInstant="${NOW.toISOString()}" Version="2.0"><saml2:Issuer xmlns:saml2="${NS.assertion}">${issuer}</saml2:Issuer><saml2p:Status>${code}</saml2p:Status>${content}</saml2p:Response>`;
}

const same = (xml: string): string => xml;

/** The form field of an answer. */
export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

/** A signed assertion. */
export function signedAssertion(change: AnswerChange = {}): string {
  const { signedWith = 'provider', before = same, after = same } = change;
  const xml = before(assertionXml(change));
  return after(signedWith === null ? xml : sign(xml, signedWith, '/*', change));
}

/** The form field `SAMLResponse` of an answer. */
export async function answer(change: AnswerChange = {}): Promise<string> {
  const { encryptedFor = 'portal', whole = same, responseSignedWith } = change;
  const assertion = signedAssertion(change);
  const content =
    encryptedFor === null
      ? assertion
      : await encryptFor(encryptedFor, assertion, change.encryption);
  const response = responseXml(content, change);
  return encoded(whole(responseSignedWith ? sign(response, responseSignedWith, '/*') : response));
}

/** The form field of an answer without assertion: nobody has logged in. */
export const refusal = (code: string, inner?: string): string => {
  const prefix = 'urn:oasis:names:tc:SAML:2.0:status:';
  const second = inner ? `<saml2p:StatusCode Value="${prefix}${inner}"/>` : '';
  const status = `<saml2p:StatusCode Value="${prefix}${code}">${second}</saml2p:StatusCode><saml2p:StatusMessage>Authentication was canceled by the user.</saml2p:StatusMessage>`;
  return encoded(responseXml('', {}, status));
};
