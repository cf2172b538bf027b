import { decrypt } from 'xml-encryption';
import { NS } from './names.ts';
import { SamlFault } from './saml-fault.ts';
import { attributeOf, type XmlElement } from './xml.ts';

/** No CBC and no PKCS #1 v1.5 (BSI TR-03116-4): their errors tell an attacker what was decrypted. */
const ACCEPTED: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  'http://www.w3.org/2009/xmlenc11#rsa-oaep',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
]);

function decryptWith(xml: string, key: string): string | null {
  const options = { key, disallowDecryptionWithInsecureAlgorithm: true };
  let decrypted: string | null = null;
  decrypt(xml, options, (error, result) => {
    decrypted = error ? null : result;
  });
  return decrypted;
}

/**
 * Decrypts an element `EncryptedAssertion` with one of the keys.
 *
 * @returns the XML of the assertion
 * @throws SamlFault `algorithm` or `decryption`
 */
export function decryptAssertion(element: XmlElement, keys: readonly string[]): string {
  const methods = Array.from(element.getElementsByTagNameNS(NS.encryption, 'EncryptionMethod'));
  if (!methods.every((method) => ACCEPTED.has(attributeOf(method, 'Algorithm') ?? ''))) {
    throw new SamlFault('algorithm', 'The assertion is encrypted with a weak algorithm.');
  }
  const xml = String(element);
  for (const key of keys) {
    const decrypted = decryptWith(xml, key);
    if (decrypted) return decrypted;
  }
  throw new SamlFault('decryption', 'No key of the portal decrypts the assertion.');
}
