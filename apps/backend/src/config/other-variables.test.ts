import { describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { refuseRemovedVariables, unknownVariables } from './other-variables.ts';

describe('removed variables', () => {
  it.each([
    ['IDENTITY_TRUST_CLAIM', 'claims.level in identity.json'],
    ['IDENTITY_TRUST_MAPPING', 'trustLevels in identity.json'],
    ['INTEGRATION_USER', 'cadastre, accounting, desk and monitoring'],
    ['INTEGRATION_PASSWORD', 'CADASTRE_PASSWORD'],
    ['PORTAL_CONFIG', 'PORTAL_STATE'],
  ])('stop the start with what replaced them: %s', (name, replacement) => {
    const start = () => refuseRemovedVariables({ [name]: 'x', HOME: '/root' });
    expect(start).toThrow(StartError);
    expect(start).toThrow(`${name} is no longer read: `);
    expect(start).toThrow(replacement);
    expect(() => refuseRemovedVariables({ [name]: '' })).not.toThrow();
  });

  it('are all named', () => {
    expect(() => refuseRemovedVariables({ PORTAL_CONFIG: 'x', INTEGRATION_USER: 'x' })).toThrow(
      /^PORTAL_CONFIG .+\.\nINTEGRATION_USER .+\.$/,
    );
  });
});

describe('unknown variables', () => {
  it('are named', () => {
    expect(unknownVariables({ RATE_LIMIT_SERCH: '1', CADASTRE_KEY: 'k' }, [])).toEqual([
      'RATE_LIMIT_SERCH is not a variable of the portal, and has no effect.',
      'CADASTRE_KEY is not a variable of the portal, and has no effect.',
    ]);
  });

  it('are not those of the state pack, of other parts of the product or of other programs', () => {
    const env = {
      CADASTRE_KEY: 'k',
      PORTAL_DEMO_PARCELS: '600',
      PORTAL_DOMAIN: 'portal.state.example',
      RATE_LIMIT_SEARCH: '240',
      DATABASE_PASSWORD: 'd',
      NODE_ENV: 'production',
      PORTAL_OLD: '',
    };
    expect(unknownVariables(env, ['CADASTRE_KEY'])).toEqual([]);
  });
});
