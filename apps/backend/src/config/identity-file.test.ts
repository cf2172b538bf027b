import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readIdentityFile } from './identity-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'identity-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function identity(content: object) {
  const file = join(folder, 'identity.json');
  writeFileSync(file, JSON.stringify(content));
  return readIdentityFile(file);
}

describe('identity.json (STATE-1, STATE-2)', () => {
  it('maps values of the claim to trust levels, and has defaults', () => {
    const levels = { high: 'LEVEL_4', low: 'LEVEL_1' };
    expect(identity({ claims: { level: 'loa' }, trustLevels: levels }).value).toMatchObject({
      claims: { level: [['loa']], key: [['sub']] },
      trustLevels: levels,
    });
    expect(identity({}).value).toMatchObject({
      claims: { level: [['trust_level']] },
      trustLevels: {},
      scopes: ['openid', 'profile', 'email', 'address'],
    });
  });

  it('has the defaults of BundID with SAML (REAL-1)', () => {
    const saml = { organizationName: 'Landesvermessung' };
    expect(identity({ protocol: 'saml', saml }).value).toMatchObject({
      saml: { extension: 'akdb', encryption: 'required', signing: 'rsa-sha256' },
      claims: { key: [['urn:oid:1.3.6.1.4.1.25484.494450.3']], sex: [] },
      trustLevels: { 'STORK-QAA-Level-4': 'LEVEL_4' },
      requestedLevels: { LEVEL_1: 'STORK-QAA-Level-1' },
    });
    expect(identity({ protocol: 'saml' }).faults[0]?.reason).toContain('SAML needs its settings');
    expect(identity({ saml }).faults[0]?.reason).toContain('has no effect');
    const long = { protocol: 'saml', saml: { organizationName: 'x'.repeat(51) } };
    expect(identity(long).faults[0]?.reason).toContain('at most 50 characters');
  });

  it('sets how long sessions last, and has the times of BSI TR-03160-1 for the other levels (REAL-3)', () => {
    const sessions = { LEVEL_1: { idleMinutes: 1440, totalMinutes: 7200 } };
    const { value } = identity({ sessions });
    expect(value?.sessionLimits.LEVEL_1).toEqual({ idleMs: 86_400_000, totalMs: 432_000_000 });
    expect(value?.sessionLimits.LEVEL_4).toEqual({ idleMs: 300_000, totalMs: 1_800_000 });
    const wrong = { LEVEL_1: { idleMinutes: 1, totalMinutes: 'long' }, LEVEL_9: {} };
    expect(
      identity({ sessions: wrong }).faults.map(({ key, reason }) => `${key} ${reason}`),
    ).toEqual([
      expect.stringContaining('sessions.LEVEL_9 is not a known key'),
      'sessions.LEVEL_1.idleMinutes must be at least 3',
      'sessions.LEVEL_1.totalMinutes must be a number, but is "long"',
    ]);
  });

  it('names the claims of a fact as one, as alternatives, or as several that are joined (REAL-2)', () => {
    const claims = { firstName: 'vorname', street: [['road', 'number'], 'street'], email: [] };
    expect(identity({ claims }).value?.claims).toMatchObject({
      firstName: [['vorname']],
      street: [['road', 'number'], ['street']],
      email: [],
    });
  });

  it('names every fault', () => {
    const { faults } = identity({
      claims: { level: 7, keys: 'sub' },
      trustLevels: { high: 'LEVEL_5' },
      requestedLevels: { LEVEL_9: 'high' },
      scopes: [],
      claim: 'x',
    });
    expect(faults.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'claims.keys is not a known key; perhaps key is meant',
      'claim is not a known key; perhaps claims is meant',
      expect.stringContaining(
        'claims.level must be the name of a claim, or a list of alternatives',
      ),
      'trustLevels.high must be one of LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, but is "LEVEL_5"',
      'requestedLevels.LEVEL_9 must be one of LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, but is "LEVEL_9"',
      'scopes must not be an empty list',
    ]);
  });
});
