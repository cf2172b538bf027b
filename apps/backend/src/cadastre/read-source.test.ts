import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../config/cadastre-settings.ts';
import type { FeaturePage, FeaturePort } from '../ports/features.ts';
import { Fingerprint, readCollection } from './read-source.ts';

const COUNT = 3;

/** A source of three pages with one feature each; the last one may fail. */
function sourceOf(isBroken: boolean) {
  const requested: number[] = [];
  const ended: string[] = [];
  const source: FeaturePort = {
    version: async () => null,
    async *pages(): AsyncGenerator<FeaturePage> {
      try {
        for (let page = 1; page <= COUNT; page += 1) {
          requested.push(page);
          if (isBroken && page === COUNT) throw new Error('The service is down.');
          yield { features: [{ id: page, properties: {}, geometry: null }], matched: COUNT };
        }
      } finally {
        ended.push('pages');
      }
    },
  };
  const read = () =>
    readCollection(source, 'parcels', DEFAULT_RULES, new Fingerprint(source, DEFAULT_RULES));
  return { requested, ended, read };
}

describe('reading a collection (BIG-4)', () => {
  it('requests the next page while the present one is stored', async () => {
    const { requested, read } = sourceOf(false);
    const seen: unknown[] = [];
    for await (const { count } of read()) seen.push([count, requested.at(-1)]);
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('throws the error of the next page when the present one has been stored', async () => {
    const { read } = sourceOf(true);
    const counts: number[] = [];
    const all = async (): Promise<void> => {
      for await (const { count } of read()) counts.push(count);
    };
    await expect(all()).rejects.toThrow('The service is down.');
    expect(counts).toEqual([1, 2]);
  });

  it('ends the pages when the reader stops', async () => {
    const { ended, requested, read } = sourceOf(true);
    for await (const { count } of read()) if (count === 1) break;
    await Promise.resolve();
    expect([requested, ended]).toEqual([[1, 2], ['pages']]);
  });
});
