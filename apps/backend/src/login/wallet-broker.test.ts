import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readIdentityFile } from '../config/identity-file.ts';
import { withNeededClaims } from '../state-pack/ownership.ts';
import { profileOf, UnknownLevel } from '../session/profile.ts';
import { openIdService } from '../testing/openid-service.ts';

const RECIPE = join(import.meta.dirname, '../../../../docs/recipes/connect-the-wallet.md');
const ISSUER = 'https://broker.example/realms/portal';

/** `identity.json` as the recipe has it, read like that of a state pack. */
const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
const file = join(folder, 'identity.json');
const [, content = ''] = /```json\n([^`]+)```/.exec(readFileSync(RECIPE, 'utf8')) ?? [];
writeFileSync(file, content);
const checked = readIdentityFile(file);
afterAll(() => rmSync(folder, { recursive: true }));

const settings = () => {
  if (!checked.value) throw new Error('The recipe has faults.');
  const { claims } = withNeededClaims(checked.value, { categories: [] });
  return { ...checked.value, claims, optionalProfileParts: [] };
};

/** The claims of a PID, as a broker passes them on. */
const PID = {
  sub: '4f6f1f34-8c1b-4f0a-9d55-5f4b7d0d3a11',
  given_name: 'Erika',
  family_name: 'Mustermann',
  birthdate: '1964-08-12',
  nationalities: ['DE'],
  address: {
    street_address: 'Heidestraße',
    house_number: '17',
    postal_code: '51147',
    locality: 'Köln',
    country: 'DE',
  },
  trust_level: 'high',
  acr: '1',
};

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Logs in at a broker that states these claims. */
async function logIn(user: object) {
  const { scopes } = settings();
  const claims = { sub: PID.sub };
  const service = await openIdService({ claims, user: { ...PID, ...user }, scopes });
  close = service.close;
  const stated = await service.identity.claims(service.callback, service.secrets);
  return profileOf(ISSUER, stated, settings());
}

describe('a login with the EU wallet through a broker (LAW-8)', () => {
  it('has settings without faults in the recipe', () => {
    expect(checked.faults).toEqual([]);
  });

  it('asks the broker for the level of the wallet', async () => {
    const { requestedLevels, scopes } = settings();
    const service = await openIdService({ scopes });
    close = service.close;
    const wish = { level: requestedLevels.LEVEL_4, language: 'de' } as const;
    const { address } = await service.identity.begin(service.secrets, wish);
    const { searchParams } = new URL(address);
    expect(searchParams.get('acr_values')).toBe('high');
    expect(searchParams.get('scope')).toBe('openid profile email address');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('takes name, address and level of the PID, and nothing else of it', async () => {
    const { profile, missing } = await logIn({});
    expect(missing).toEqual([]);
    expect(profile).toMatchObject({
      issuer: ISSUER,
      subject: PID.sub,
      firstName: 'Erika',
      lastName: 'Mustermann',
      trustLevel: 'LEVEL_4',
      address: { street: 'Heidestraße 17', zipCode: '51147', city: 'Köln', country: 'DE' },
    });
    expect(JSON.stringify(profile)).not.toContain(PID.birthdate);
  });

  it('takes a street whose house number is in it', async () => {
    const address = { ...PID.address, street_address: 'Heidestraße 17', house_number: undefined };
    expect((await logIn({ address })).profile?.address.street).toBe('Heidestraße 17');
  });

  it.each([
    ['no level: that of the flow of the broker does not count', { trust_level: undefined }],
    ['a level that nobody configured', { trust_level: 'https://example.org/loa/4' }],
  ])('is refused with %s', async (_case, change) => {
    await expect(logIn(change)).rejects.toBeInstanceOf(UnknownLevel);
  });

  it('names what a PID without an address lacks', async () => {
    const { profile, missing } = await logIn({ address: undefined });
    expect(profile).toBeNull();
    expect(missing).toContain('street');
  });
});
