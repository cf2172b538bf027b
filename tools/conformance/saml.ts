import { textOfResponse } from '@portal/names/decode';
import { X509Certificate } from 'node:crypto';
import { NS, POST_BINDING } from '../../apps/backend/src/saml/names.ts';
import { parseXml, type XmlElement } from '../../apps/backend/src/saml/xml.ts';
import { check, expectThat, type Finding, send } from './finding.ts';

const find = (root: XmlElement, namespace: string, name: string): readonly XmlElement[] =>
  Array.from(root.getElementsByTagNameNS(namespace, name));

/** A request that nobody has signed; BundID answers it with `saml-request-not-signed`. */
const unsignedRequest = (destination: string): string =>
  `<samlp:AuthnRequest xmlns:samlp="${NS.protocol}" ID="_conformance" Version="2.0" IssueInstant="2026-01-01T00:00:00Z" Destination="${destination}"/>`;

/** The certificates of an identity provider that sign. */
const signingCertificates = (root: XmlElement): readonly X509Certificate[] =>
  find(root, NS.metadata, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => find(key, NS.signature, 'X509Certificate'))
    .map(({ textContent }) => new X509Certificate(Buffer.from(textContent ?? '', 'base64')));

/** An identity service with SAML 2.0: what its metadata promise, and that it takes signed requests only. Nobody is logged in. */
export async function checkSaml(address: string): Promise<readonly Finding[]> {
  const call = `GET ${new URL(address).pathname}`;
  let root = parseXml('<none/>');
  const service = (): string =>
    find(root, NS.metadata, 'SingleSignOnService')
      .find((one) => one.getAttribute('Binding') === POST_BINDING)
      ?.getAttribute('Location') ?? '';
  return [
    await check(call, 'are metadata of an identity provider', async () => {
      const response = await send(address);
      expectThat(response.status === 200, `status ${response.status}, not 200`);
      root = parseXml(await textOfResponse(response));
      expectThat(root.localName === 'EntityDescriptor', 'there is no EntityDescriptor');
      expectThat(Boolean(root.getAttribute('entityID')), 'there is no entityID');
      expectThat(
        find(root, NS.metadata, 'IDPSSODescriptor').length === 1,
        'there is not one IDPSSODescriptor',
      );
    }),
    await check(call, 'name the address for requests by POST', async () => {
      expectThat(URL.canParse(service()), 'there is no address with the binding HTTP-POST');
    }),
    await check(call, 'have a valid RSA certificate for signatures', async () => {
      const certificates = signingCertificates(root);
      expectThat(certificates.length > 0, 'there is no certificate');
      const isValid = certificates.some(({ validTo }) => new Date(validTo) > new Date());
      expectThat(isValid, 'every certificate has expired');
      const isRsa = certificates.every(({ publicKey }) => publicKey.asymmetricKeyType === 'rsa');
      expectThat(isRsa, 'a key is not RSA');
    }),
    await check('POST SingleSignOnService', 'refuses a request without signature', async () => {
      const field = Buffer.from(unsignedRequest(service())).toString('base64');
      const { status } = await send(service(), {
        method: 'POST',
        body: new URLSearchParams({ SAMLRequest: field }),
      });
      expectThat(status >= 400, `status ${status}`);
    }),
  ];
}
