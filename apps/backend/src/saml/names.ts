/** The namespaces of SAML 2.0, of XML Signature and XML Encryption, and of the extension of BundID. */
export const NS = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
  akdb: 'https://www.akdb.de/request/2018/09',
  display: 'https://www.akdb.de/request/2018/09/classic-ui/v1',
} as const;

/** The binding in which the answer arrives. */
export const POST_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** The method of a confirmation by whoever brings the assertion. */
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** The status of an answer with an assertion. */
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Canonicalization without comments; names in an assertion then have no hidden parts. */
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const RSA_PSS_SHA256 = 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1';
