import type { X509Certificate } from 'node:crypto';
import { faultOf, type IdentityPort, LoginRefused, type LoginSecrets } from '../ports/identity.ts';
import { type ServiceDisplay, signedRequest, type SigningMethod } from './authn-request.ts';
import type { OwnKey } from '../config/own-keys.ts';
import { metadataXml } from './metadata.ts';
import { parseResponse, readResponse } from './response.ts';
import { SamlFault } from './saml-fault.ts';

/** The identity service and the keys of both sides. */
export interface SamlSettings {
  /** Entity id of the identity service. */
  readonly issuer: string;
  /** Entity id of the portal. */
  readonly entityId: string;
  /** The address that receives requests by POST. */
  readonly ssoUrl: string;
  /** The address of the portal that receives answers. */
  readonly recipient: string;
  readonly keys: readonly OwnKey[];
  readonly certificates: readonly X509Certificate[];
  readonly signing: SigningMethod;
  readonly needsEncryption: boolean;
  /** Attributes whose value is XML. */
  readonly xmlAttributes: readonly string[];
  readonly display: ServiceDisplay | null;
}

/** An id of XML must not begin with a digit. */
const requestIdOf = ({ state }: Pick<LoginSecrets, 'state'>): string => `_${state}`;

/** The login whose request an answer names. @throws SamlFault `request` */
function stateOf(requestId: string): string {
  const [, state] = /^_([\w-]{1,100})$/.exec(requestId) ?? [];
  if (state === undefined) throw new SamlFault('request', 'The answer names no request.');
  return state;
}

/** Time limit for a probe in ms. */
const TIMEOUT_MS = 10_000;

/** SAML 2.0 Web Browser SSO: the signed request goes by POST through the browser, and so does the answer (REAL-1). */
export function samlIdentity(settings: SamlSettings, now: () => Date): IdentityPort {
  const { issuer, entityId, recipient, ssoUrl, keys, display } = settings;
  const [signingKey] = keys;
  if (!signingKey) throw new Error('There is no key to sign requests with.');
  const forResponses = {
    issuer,
    audience: entityId,
    recipient,
    certificates: settings.certificates.map(String),
    keys: keys.map(({ privateKey }) => privateKey),
    needsEncryption: settings.needsEncryption,
    xmlAttributes: settings.xmlAttributes,
  };
  return {
    issuer,
    begin: async (secrets, { level, language }) => {
      const request = {
        id: requestIdOf(secrets),
        issuedAt: now(),
        destination: ssoUrl,
        issuer: entityId,
        recipient,
        level,
        language,
        display,
      };
      const xml = signedRequest(request, signingKey, settings.signing);
      return { address: ssoUrl, fields: { SAMLRequest: Buffer.from(xml).toString('base64') } };
    },
    claims: () => Promise.reject(new Error('The identity service has not answered yet.')),
    posted: {
      receive: ({ SAMLResponse = '' }) => {
        try {
          const response = parseResponse(SAMLResponse);
          return {
            state: stateOf(response.requestId),
            verify: () => {
              try {
                return { claims: readResponse(response, forResponses, now()) };
              } catch (error) {
                const reason = error instanceof LoginRefused ? error.reason : null;
                return { failure: faultOf(error), reason };
              }
            },
          };
        } catch (error) {
          return faultOf(error);
        }
      },
      metadata: () => metadataXml({ entityId, recipient, keys }),
    },
    probe: async () => {
      const { status } = await fetch(ssoUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (status >= 500) throw new Error(`The identity service answered with status ${status}.`);
    },
  };
}
