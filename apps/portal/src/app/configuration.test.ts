import type { PortalConfiguration } from '@portal/api';
import { emptyConfiguration, emptyDraft, isBasketFull } from '@portal/order-flow';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paramsOfParcelId } from '../draft/deep-link.ts';
import { inputErrors } from '../draft/parcel/search/use-search.ts';
import { flowDefaults } from './create-services.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const example: PortalConfiguration = JSON.parse(
  readFileSync(join(ROOT, 'states/lindenmark/state.json'), 'utf8'),
);

describe('configuration (APP-10, BEY-6)', () => {
  it('has every key described in docs/configuration.md', () => {
    const guide = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');
    const schema = JSON.parse(readFileSync(join(ROOT, 'states/schema/state.json'), 'utf8'));
    const keys = Object.keys(schema.properties).filter((key) => key !== '$schema');
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !guide.includes(`\`${key}`))).toEqual([]);
  });

  it('sets format, orientation, colours and scale of a new extract', () => {
    const defaults = { format: 'A3', orientation: 'LANDSCAPE', palette: 'BW', scale: 500 } as const;
    expect(emptyConfiguration(flowDefaults({ ...example, defaults })).userFormat).toEqual(defaults);
  });

  it('sets the maximum number of basket items', () => {
    const { maxBasketItems } = flowDefaults({ ...example, basketMaximum: 3 });
    expect(maxBasketItems).toBe(3);
    expect(isBasketFull(emptyDraft(), maxBasketItems)).toBe(false);
  });

  it('replaces the pattern for city names', () => {
    const address = { zipCode: '', city: 'Schwedt/Oder', streetName: 'Markt', houseNumber: '' };
    const inputs = { ...emptyDraft().search.inputs, address };
    const narrow = inputErrors('address', inputs, { landCode: '12' });
    expect(narrow.map(({ key }) => key)).toEqual(['CITY_PATTERN']);
    const cityPattern = '^\\p{L}[\\p{L}\\p{M}\\(\\) \\-\\/.]*$';
    expect(inputErrors('address', inputs, { landCode: '12', cityPattern })).toEqual([]);
  });

  it('sets the land code that parcel ids must have', () => {
    expect(paramsOfParcelId('05364900500114______', { landCode: '05' })).not.toBeNull();
    expect(paramsOfParcelId('05364900500114______', { landCode: '12' })).toBeNull();
  });
});
