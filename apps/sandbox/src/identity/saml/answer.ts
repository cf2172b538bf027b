import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { encrypt } from 'xml-encryption';
import { type NamedPerson, postboxOf } from '../people.ts';
import type { NamedKey } from '../../keys.ts';
import type { LoginRequest, RegisteredPortal } from './request.ts';

const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';
const OID = 'urn:oid:';

/** Time in ms for which an assertion is valid, as at BundID. */
const VALID_MS = 5 * 60_000;

/** Whom an answer is about, and how the person logged in. */
export interface LoggedIn {
  readonly person: NamedPerson;
  /** 1 or 4. */
  readonly level: number;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** bPK2: another one for each service, derived from the host of its entity id. */
const keyOf = (entityId: string, { sub }: NamedPerson): string =>
  createHash('sha256')
    .update(`${URL.parse(entityId)?.host ?? entityId} ${sub}`)
    .digest('base64');

/** All attributes of a person; names from an ID card are in capitals, and one name of an attribute has a blank, both as at BundID. */
function attributesOf(entityId: string, { person, level }: LoggedIn): ReadonlyMap<string, string> {
  const { given_name: first, family_name: last, email, address } = person.claims;
  const written = (text = ''): string => (level === 4 ? text.toUpperCase() : text);
  const all: readonly (readonly [string, string])[] = [
    ['1.3.6.1.4.1.25484.494450.3', keyOf(entityId, person)],
    ['2.5.4.42', written(first)],
    ['2.5.4.4', written(last)],
    ['0.9.2342.19200300.100.1.3', email],
    ['2.5.4.16', written(address?.street_address)],
    ['2.5.4.17', address?.postal_code ?? ''],
    ['2.5.4.7', written(address?.locality)],
    ['1.2.40.0.10.2.1.1.225599', address?.country ?? ''],
    ['1.2.40.0.10.2.1.1.261.94', `STORK-QAA-Level-${level}`],
    ['2.5.4.18', postboxOf(person)],
    // Another one for each login.
    ['1.3.6.1.4.1.25484.494450.4', randomUUID()],
  ];
  return new Map(all.filter(([, value]) => value !== '').map(([id, value]) => [OID + id, value]));
}

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

/** The two sides of an answer. */
export interface AnswerParties {
  /** Entity id of the identity provider. */
  readonly issuer: string;
  readonly key: NamedKey;
  readonly portal: RegisteredPortal;
}

function assertionXml(
  { issuer, portal }: AnswerParties,
  request: LoginRequest,
  login: LoggedIn,
  now: Date,
): string {
  const begin = now.toISOString();
  const end = new Date(now.getTime() + VALID_MS).toISOString();
  const known = attributesOf(portal.entityId, login);
  const attributes = request.attributes.flatMap((name) => {
    const value = known.get(name);
    if (value === undefined) return [];
    const written = name.endsWith('.261.94') ? name.replace(OID, `${OID} `) : name;
    return `<saml2:Attribute Name="${escapeXml(written)}"><saml2:AttributeValue>${escapeXml(value)}</saml2:AttributeValue></saml2:Attribute>`;
  });
  return `<saml2:Assertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" IssueInstant="${begin}" Version="2.0"><saml2:Issuer>${escapeXml(
    issuer,
  )}</saml2:Issuer><saml2:Subject><saml2:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">_${randomUUID()}</saml2:NameID><saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml2:SubjectConfirmationData InResponseTo="${escapeXml(
    request.id,
  )}" NotOnOrAfter="${end}" Recipient="${escapeXml(
    portal.recipient,
  )}"/></saml2:SubjectConfirmation></saml2:Subject><saml2:Conditions NotBefore="${begin}" NotOnOrAfter="${end}"><saml2:AudienceRestriction><saml2:Audience>${escapeXml(
    portal.entityId,
  )}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions><saml2:AuthnStatement AuthnInstant="${begin}"><saml2:AuthnContext><saml2:AuthnContextClassRef>STORK-QAA-Level-${
    login.level
  }</saml2:AuthnContextClassRef></saml2:AuthnContext></saml2:AuthnStatement><saml2:AttributeStatement>${attributes.join(
    '',
  )}</saml2:AttributeStatement></saml2:Assertion>`;
}

const CANCELLED = `<saml2p:StatusCode Value="${STATUS}Requester"><saml2p:StatusCode Value="${STATUS}AuthnFailed"/></saml2p:StatusCode><saml2p:StatusMessage>The person cancelled.</saml2p:StatusMessage>`;

/**
 * The answer of the identity provider, as BundID sends it: a signed and encrypted assertion, or the status of a cancelled login.
 *
 * @param login null when the person cancelled
 * @returns the form field `SAMLResponse`
 */
export async function samlAnswer(
  parties: AnswerParties,
  request: LoginRequest,
  login: LoggedIn | null,
  now = new Date(),
): Promise<string> {
  const { issuer, key, portal } = parties;
  const assertion = login && sign(assertionXml(parties, request, login, now), key);
  const content =
    assertion === null
      ? ''
      : `<saml2:EncryptedAssertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${await encryptFor(
          portal.encryption,
          assertion,
        )}</saml2:EncryptedAssertion>`;
  const status = login ? `<saml2p:StatusCode Value="${STATUS}Success"/>` : CANCELLED;
  const xml = `<saml2p:Response xmlns:saml2p="urn:oasis:names:tc:SAML:2.0:protocol" Destination="${escapeXml(
    portal.recipient,
  )}" ID="_${randomUUID()}" InResponseTo="${escapeXml(
    request.id,
  )}" IssueInstant="${now.toISOString()}" Version="2.0"><saml2:Issuer xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${escapeXml(
    issuer,
  )}</saml2:Issuer><saml2p:Status>${status}</saml2p:Status>${content}</saml2p:Response>`;
  return Buffer.from(xml).toString('base64');
}
