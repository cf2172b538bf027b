import { describe, expect, it } from 'vitest';
import { changedPack, DEMO, type Json, packContext } from '../testing/changed-pack.ts';
import { withNeededClaims } from './ownership.ts';
import { readStatePack } from './state-pack.ts';

const pack = changedPack();
/** The owner record of the demo state. */
const PRODUCT = 'categories.1.products.1';

describe('a product whose owners need no justification (OWN-1)', () => {
  it.each<[string, string, string, Json | undefined, string]>([
    [
      'owner data',
      'catalogue.json',
      'categories.1.products.0.ownershipMatch',
      true,
      'categories.1.products.0.ownershipMatch needs owner data',
    ],
    [
      'high trust',
      'catalogue.json',
      `${PRODUCT}.minimalTrustLevel`,
      'LEVEL_3',
      `${PRODUCT}.ownershipMatch needs minimalTrustLevel LEVEL_4`,
    ],
    [
      'the date of birth',
      'identity.json',
      'claims',
      { birthDate: [] },
      `${PRODUCT}.ownershipMatch needs the date of birth, but claims.birthDate of identity.json is an empty list`,
    ],
    [
      'what the data are for',
      'legal.json',
      'dataProcessing.purposes.ownershipMatch',
      undefined,
      `${PRODUCT}.ownershipMatch needs dataProcessing.purposes.ownershipMatch in legal.json`,
    ],
  ])('needs %s', (_what, file, key, to, sentence) => {
    expect(pack.faultsOfChange(file, key, to).join('\n')).toContain(`catalogue.json: ${sentence}`);
  });

  it('makes the login read the date of birth, which is not read without one', () => {
    const { catalogue, identity } = readStatePack(DEMO, packContext);
    expect(identity.claims.birthDate).toEqual([['birthdate']]);
    const off = {
      ...catalogue,
      categories: catalogue.categories.map((category) => ({
        ...category,
        products: category.products.map(({ ownershipMatch: _on, ...product }) => product),
      })),
    };
    expect(withNeededClaims(identity, off).claims.birthDate).toEqual([]);
  });
});
