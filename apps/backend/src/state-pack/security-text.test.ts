import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedPack, STATES } from '../testing/changed-pack.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { readSecurityText, securityTextLines } from './security-text.ts';

const CONTACT = 'Contact: mailto:security@state.example';
const EXPIRES = 'Expires: 2027-06-30T00:00:00Z';

describe('security.txt of a state pack (SAFE-11)', () => {
  const pack = changedPack();
  const faultsOf = (...lines: readonly string[]) =>
    pack.faultsOf('security.txt', `${lines.join('\r\n')}\r\n`);

  it.each<[string, readonly string[]]>([
    ['Contact is missing', [EXPIRES]],
    ['Expires is missing', [CONTACT]],
    ['Expires is there more than once', [CONTACT, EXPIRES, EXPIRES]],
    [
      'preferred-languages is there more than once',
      [CONTACT, EXPIRES, 'Preferred-Languages: de', 'preferred-languages: en'],
    ],
    [
      'Expires is "30.06.2027"; expected: an instant such as 2027-06-30T00:00:00Z',
      [CONTACT, 'Expires: 30.06.2027'],
    ],
    [
      'Expires is "2027-13-30T00:00:00Z"; expected: an instant such as 2027-06-30T00:00:00Z',
      [CONTACT, 'Expires: 2027-13-30T00:00:00Z'],
    ],
    [
      'Contact is "security@state.example"; expected: an address that begins with https:, mailto: or tel:',
      ['Contact: security@state.example', EXPIRES],
    ],
    [
      'Policy is "http://state.example/"; expected: an address that begins with https:, mailto: or tel:',
      [CONTACT, EXPIRES, 'Policy: http://state.example/'],
    ],
    [
      'Contact:mailto:a@state.example is no field such as Contact: mailto:security@state.example',
      [CONTACT, EXPIRES, 'Contact:mailto:a@state.example'],
    ],
  ])('is refused: %s', (sentence, lines) => {
    expect(faultsOf(...lines)).toEqual([`security.txt: ${sentence}.`]);
  });

  it('is accepted with comments, further fields and a signature, and may be missing', () => {
    expect(
      faultsOf(
        '-----BEGIN PGP SIGNED MESSAGE-----',
        'Hash: SHA512',
        '',
        '# Büro',
        CONTACT,
        'Contact: tel:+49-30-1234567',
        'expires: 2027-06-30T02:00:00.5+02:00',
        'CSAF: https://state.example/provider-metadata.json',
        '-----BEGIN PGP SIGNATURE-----',
        '',
        'iHUEARYKAB0WIQ',
        '-----END PGP SIGNATURE-----',
      ),
    ).toEqual([]);
    expect(readSecurityText(join(pack.folder, 'none.txt'))).toEqual({
      value: { text: null },
      faults: [],
    });
  });

  it.each(['lindenmark', 'nordermarsch'])('is part of the pack %s', (name) => {
    const { value, faults } = readSecurityText(join(STATES, name, 'security.txt'));
    expect([faults, value?.text?.expires]).toEqual([[], new Date('2027-10-31T23:00:00Z')]);
  });

  it.each([
    ['2027-01-01T00:00:00Z', []],
    ['2027-05-30T23:00:00Z', []],
    ['2027-06-01T00:00:00Z', [expect.stringContaining('in less than 30 days')]],
    ['2027-06-30T00:00:00Z', [expect.stringContaining('which is past')]],
    ['2026-06-29T00:00:00Z', [expect.stringContaining('more than a year ahead')]],
  ])('has a sentence when a person should change it, at %s', (now, lines) => {
    const text = { content: Buffer.alloc(0), expires: new Date('2027-06-30T00:00:00Z') };
    expect(securityTextLines(text, new Date(now))).toEqual(lines);
  });

  it('has a sentence when it is missing', () => {
    expect(securityTextLines(null, new Date())).toEqual([
      'security.txt is missing: nobody learns where to report a vulnerability (RFC 9116).',
    ]);
  });
});

describe('the portal (SAFE-11)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ env: { BASE_PATH: '/kataster' } });
  });
  afterAll(() => app.close());

  it.each(['', '/kataster'])('serves security.txt at %s/.well-known/security.txt', async (path) => {
    const url = `${path}/.well-known/security.txt`;
    const { statusCode, headers, body } = await app.send({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toMatch(/^public, max-age=300\b/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('\nContact: mailto:sicherheit@lindenmark.example\n');
    const again = await app.send({ url, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('says in its metrics when security.txt ends', async () => {
    const authorization = app.credentialOf('/api/monitoring/');
    const { body } = await app.send({ url: '/metrics', headers: { authorization } });
    const ends = Date.parse('2027-10-31T23:00:00Z') / 1000;
    expect(body).toContain(`portal_security_txt_expires_timestamp_seconds ${ends}\n`);
  });
});
