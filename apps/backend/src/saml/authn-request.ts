import { SignedXml } from 'xml-crypto';
import {
  ENVELOPED,
  EXCLUSIVE_C14N,
  NS,
  POST_BINDING,
  RSA_PSS_SHA256,
  RSA_SHA256,
  SHA256,
} from './names.ts';
import type { OwnKey } from '../config/own-keys.ts';
import { escapeXml } from './xml.ts';

/** How the portal presents itself to BundID (`akdb:AuthenticationRequest`, version 2). */
export interface ServiceDisplay {
  /** `OrganizationDisplayName`, at most 50 characters. */
  readonly organizationName: string;
  /** `OnlineServiceId`, such as BMI-X0000. */
  readonly serviceId?: string | undefined;
  /** Names of the attributes that are asked for; BundID sends no others. */
  readonly attributes: readonly string[];
  /** Ways to log in that are switched off, such as `Benutzername`. */
  readonly disabledMethods: readonly string[];
}

/** A request for a login. */
export interface AuthnRequest {
  readonly id: string;
  readonly issuedAt: Date;
  /** The address that receives requests. */
  readonly destination: string;
  /** Entity id of the portal. */
  readonly issuer: string;
  /** The address that receives the answer. */
  readonly recipient: string;
  /** The lowest level that is accepted, such as `STORK-QAA-Level-1`; none asks for no level. */
  readonly level: string | undefined;
  readonly language: string;
  /** Null for services that do not know the extension of BundID. */
  readonly display: ServiceDisplay | null;
}

const METHODS = ['Authega', 'Benutzername', 'Diia', 'eID', 'eIDAS', 'Elster', 'FINK'];

function methodsXml(disabled: readonly string[]): string {
  if (disabled.length === 0) return '';
  const methods = METHODS.map(
    (name) =>
      `<akdb:${name}><akdb:Enabled>${!disabled.includes(name)}</akdb:Enabled></akdb:${name}>`,
  );
  return `<akdb:AuthnMethods>${methods.join('')}</akdb:AuthnMethods>`;
}

/** Languages of the pages of BundID. */
const LANGUAGES = ['de', 'en', 'ru', 'uk'];

function extensionXml(display: ServiceDisplay, language: string): string {
  const attributes = display.attributes.map(
    (name) =>
      `<akdb:RequestedAttribute Name="${escapeXml(name)}" RequiredAttribute="false"></akdb:RequestedAttribute>`,
  );
  const service =
    display.serviceId === undefined
      ? ''
      : `<classic-ui:OnlineServiceId>${escapeXml(display.serviceId)}</classic-ui:OnlineServiceId>`;
  return `<samlp:Extensions><akdb:AuthenticationRequest xmlns:akdb="${NS.akdb}" EnableStatusDetail="true" Version="2">${methodsXml(
    display.disabledMethods,
  )}<akdb:RequestedAttributes>${attributes.join('')}</akdb:RequestedAttributes><akdb:DisplayInformation><classic-ui:Version xmlns:classic-ui="${
    NS.display
  }"><classic-ui:OrganizationDisplayName>${escapeXml(
    display.organizationName,
  )}</classic-ui:OrganizationDisplayName><classic-ui:Lang>${
    LANGUAGES.includes(language) ? language : 'de'
  }</classic-ui:Lang>${service}</classic-ui:Version></akdb:DisplayInformation></akdb:AuthenticationRequest></samlp:Extensions>`;
}

const levelXml = (level: string | undefined): string =>
  level === undefined
    ? ''
    : `<samlp:RequestedAuthnContext Comparison="minimum"><saml:AuthnContextClassRef>${escapeXml(
        level,
      )}</saml:AuthnContextClassRef></samlp:RequestedAuthnContext>`;

function requestXml(request: AuthnRequest): string {
  const { id, issuedAt, destination, recipient, issuer, display, level, language } = request;
  return `<samlp:AuthnRequest xmlns:samlp="${NS.protocol}" xmlns:saml="${NS.assertion}" AssertionConsumerServiceURL="${escapeXml(
    recipient,
  )}" Destination="${escapeXml(destination)}" ForceAuthn="true" ID="${escapeXml(
    id,
  )}" IsPassive="false" IssueInstant="${issuedAt.toISOString()}" ProtocolBinding="${POST_BINDING}" Version="2.0"><saml:Issuer>${escapeXml(
    issuer,
  )}</saml:Issuer>${display ? extensionXml(display, language) : ''}${levelXml(level)}</samlp:AuthnRequest>`;
}

/** How requests are signed. */
export type SigningMethod = 'rsa-sha256' | 'rsa-pss-sha256';

const METHOD_NAMES: Readonly<Record<SigningMethod, string>> = {
  'rsa-sha256': RSA_SHA256,
  'rsa-pss-sha256': RSA_PSS_SHA256,
};

/** A signed request; the signature stands behind the issuer, where the schema of SAML expects it. */
export function signedRequest(request: AuthnRequest, key: OwnKey, method: SigningMethod): string {
  const signed = new SignedXml({
    privateKey: key.privateKey,
    publicCert: String(key.certificate),
    signatureAlgorithm: METHOD_NAMES[method],
    canonicalizationAlgorithm: EXCLUSIVE_C14N,
  });
  signed.addReference({
    xpath: '/*',
    transforms: [ENVELOPED, EXCLUSIVE_C14N],
    digestAlgorithm: SHA256,
  });
  signed.computeSignature(requestXml(request), {
    prefix: 'ds',
    location: { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
  });
  return signed.getSignedXml();
}
