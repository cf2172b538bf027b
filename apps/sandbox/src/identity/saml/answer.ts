import { randomUUID, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { encrypt } from 'xml-encryption';
import type { NamedKey } from '../../keys.ts';
import type { RegisteredPortal, SignedRequest } from './request.ts';

const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';

/** Time in ms for which an assertion is valid, as at BundID. */
const VALID_MS = 5 * 60_000;

/** A text for content and attributes of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

function sign(xml: string, { privateKey, certificate }: NamedKey): string {
  const signed = new SignedXml({
    privateKey,
    publicCert: String(certificate),
    signatureAlgorithm: 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
    canonicalizationAlgorithm: EXCLUSIVE_C14N,
  });
  signed.addReference({
    xpath: '/*',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE_C14N],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}

function encryptFor(certificate: string, xml: string): Promise<string> {
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const options = {
    pem: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
    rsa_pub: String(publicKey.export({ format: 'pem', type: 'spki' })),
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  } as const;
  return new Promise((resolve, reject) => {
    encrypt(xml, options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}

/** What an assertion states. */
export interface Statement {
  /** The level of the login: `AuthnContextClassRef`. */
  readonly context: string;
  /** The values of the attributes by their names, as XML. */
  readonly attributes: readonly (readonly [name: string, valueXml: string])[];
}

/** The two sides of an answer. */
export interface AnswerParties {
  /** Entity id of the identity provider. */
  readonly issuer: string;
  readonly key: NamedKey;
  readonly portal: RegisteredPortal;
}

function assertionXml(
  { issuer, portal }: AnswerParties,
  request: SignedRequest,
  { context, attributes }: Statement,
  now: Date,
): string {
  const begin = now.toISOString();
  const end = new Date(now.getTime() + VALID_MS).toISOString();
  const written = attributes.map(
    ([name, value]) =>
      `<saml2:Attribute Name="${escapeXml(name)}"><saml2:AttributeValue>${value}</saml2:AttributeValue></saml2:Attribute>`,
  );
  return `<saml2:Assertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" IssueInstant="${begin}" Version="2.0"><saml2:Issuer>${escapeXml(
    issuer,
  )}</saml2:Issuer><saml2:Subject><saml2:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">_${randomUUID()}</saml2:NameID><saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml2:SubjectConfirmationData InResponseTo="${escapeXml(
    request.id,
  )}" NotOnOrAfter="${end}" Recipient="${escapeXml(
    portal.recipient,
  )}"/></saml2:SubjectConfirmation></saml2:Subject><saml2:Conditions NotBefore="${begin}" NotOnOrAfter="${end}"><saml2:AudienceRestriction><saml2:Audience>${escapeXml(
    portal.entityId,
  )}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions><saml2:AuthnStatement AuthnInstant="${begin}"><saml2:AuthnContext><saml2:AuthnContextClassRef>${escapeXml(
    context,
  )}</saml2:AuthnContextClassRef></saml2:AuthnContext></saml2:AuthnStatement><saml2:AttributeStatement>${written.join(
    '',
  )}</saml2:AttributeStatement></saml2:Assertion>`;
}

/** Why nobody has logged in: the second-level status (SAML core, 3.2.2.2). */
export type Refusal = 'AuthnFailed' | 'RequestDenied';

const refusalXml = (refusal: Refusal): string =>
  `<saml2p:StatusCode Value="${STATUS}Requester"><saml2p:StatusCode Value="${STATUS}${refusal}"/></saml2p:StatusCode><saml2p:StatusMessage>Nobody has logged in.</saml2p:StatusMessage>`;

/**
 * The answer of an identity provider, as BundID sends it: a signed and encrypted assertion, or the status of a login that did not happen.
 *
 * @param login what is stated, or why nobody has logged in
 * @returns the form field `SAMLResponse`
 */
export async function samlAnswer(
  parties: AnswerParties,
  request: SignedRequest,
  login: Statement | Refusal,
  now = new Date(),
): Promise<string> {
  const { issuer, key, portal } = parties;
  const assertion =
    typeof login === 'string' ? null : sign(assertionXml(parties, request, login, now), key);
  const content =
    assertion === null
      ? ''
      : `<saml2:EncryptedAssertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${await encryptFor(
          portal.encryption,
          assertion,
        )}</saml2:EncryptedAssertion>`;
  const status =
    typeof login === 'string' ? refusalXml(login) : `<saml2p:StatusCode Value="${STATUS}Success"/>`;
  const xml = `<saml2p:Response xmlns:saml2p="urn:oasis:names:tc:SAML:2.0:protocol" Destination="${escapeXml(
    portal.recipient,
  )}" ID="_${randomUUID()}" InResponseTo="${escapeXml(
    request.id,
  )}" IssueInstant="${now.toISOString()}" Version="2.0"><saml2:Issuer xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${escapeXml(
    issuer,
  )}</saml2:Issuer><saml2p:Status>${status}</saml2p:Status>${content}</saml2p:Response>`;
  return Buffer.from(xml).toString('base64');
}
