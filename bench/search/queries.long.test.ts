import { describe, expect, it } from 'vitest';
import { askQueries, hitRates } from './typed-queries.ts';

describe('the file of typed queries', () => {
  it('finds what they mean, and nothing where nothing matches (FIND-3)', async () => {
    const found = await askQueries();
    expect(found.length).toBeGreaterThanOrEqual(500);
    expect(found.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    const missed = found.filter(({ hit, place }) => hit !== null && place !== 0);
    const { first, five } = hitRates(found);
    const isEnough = first >= 98 && five >= 99.5;
    // The missed queries are in the message of a failure.
    expect({ isEnough, missed }).toMatchObject({ isEnough: true });
  }, 120_000);
});
