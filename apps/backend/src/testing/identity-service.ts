import type { IdentityPort } from '../ports/identity.ts';

/** An identity service without a network: the code of a callback is the subject, and is valid once. */
export function identityService(): IdentityPort {
  const used = new Set<string>();
  return {
    issuer: 'http://identity.example',
    posted: null,
    begin: async ({ state }) => ({ address: `http://identity.example/auth?state=${state}` }),
    claims: async ({ searchParams }) => {
      const code = searchParams.get('code') ?? '';
      if (used.has(code)) throw new Error('invalid_grant');
      used.add(code);
      return {
        sub: code,
        given_name: 'Erika',
        family_name: 'Mustermann',
        trust_level: 'LEVEL_1',
        address: {
          street_address: 'Weg 1',
          postal_code: '12345',
          locality: 'Ort',
          country: 'DE',
        },
      };
    },
    probe: async () => undefined,
  };
}
