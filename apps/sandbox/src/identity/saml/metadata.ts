import type { NamedKey } from '../../keys.ts';

/** What the metadata of an identity provider say. */
interface ProviderMetadata {
  readonly issuer: string;
  /** The address for requests by POST. */
  readonly address: string;
  readonly key: NamedKey;
}

/** The metadata of the identity provider, which a portal needs its certificate from. */
export const providerMetadata = ({ issuer, address, key }: ProviderMetadata): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
  <md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${key.certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${address}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`;
