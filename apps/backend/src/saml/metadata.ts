import type { OwnKey } from '../config/own-keys.ts';
import { NS, POST_BINDING } from './names.ts';
import { escapeXml } from './xml.ts';

/** What the portal registers at the identity service. */
export interface MetadataSettings {
  readonly entityId: string;
  readonly recipient: string;
  readonly keys: readonly OwnKey[];
}

function keyXml({ certificate }: OwnKey, use: 'signing' | 'encryption'): string {
  return `    <md:KeyDescriptor use="${use}">
      <ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
`;
}

/** Why BundID does not take an entity id (interface description, 7.2); null if it does. */
export function entityIdProblem(entityId: string): string | null {
  const { protocol, port } = new URL(entityId);
  return protocol === 'https:' && port === ''
    ? null
    : 'is no https address without a port; BundID accepts no other entity id.';
}

/**
 * The metadata of the portal, without `ID` and `validUntil`, as BundID asks for (interface description, 7.2). Every key signs; the last one,
 * which is the new one while keys change, encrypts.
 */
export function metadataXml({ entityId, recipient, keys }: MetadataSettings): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${NS.metadata}" xmlns:ds="${NS.signature}" entityID="${escapeXml(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${NS.protocol}">
${keys.map((key) => keyXml(key, 'signing')).join('')}${keys
  .slice(-1)
  .map((key) => keyXml(key, 'encryption'))
  .join(
    '',
  )}    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:transient</md:NameIDFormat>
    <md:AssertionConsumerService Binding="${POST_BINDING}" Location="${escapeXml(recipient)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}
