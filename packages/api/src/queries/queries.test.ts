import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../index.ts';
import { createQueryFactory, queryDefaults, type QueryFactory } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Read = (cache: QueryClient, query: QueryFactory) => Promise<unknown>;

/** How often data are requested that are needed twice, a day apart. */
async function countRequests(read: Read): Promise<number> {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json([]));
  const client = createClient({
    baseUrl: 'http://localhost/api',
    xsrfToken: () => undefined,
    onUnauthorized: () => undefined,
    fetch,
  });
  const cache = new QueryClient({ defaultOptions: queryDefaults });
  vi.useFakeTimers();
  await read(cache, createQueryFactory(client));
  vi.advanceTimersByTime(DAY_MS);
  await read(cache, createQueryFactory(client));
  vi.useRealTimers();
  return fetch.mock.calls.length;
}

describe('queries', () => {
  it.each<[string, Read]>([
    ['subdistricts', (cache, query) => cache.fetchQuery(query('listSubdistricts', {}))],
    ['districts', (cache, query) => cache.fetchQuery(query('listDistricts', {}))],
    ['categories', (cache, query) => cache.fetchQuery(query('listCategories', {}))],
  ])('of %s do not expire (API-28)', async (_name, read) => {
    expect(await countRequests(read)).toBe(1);
  });

  it('of orders always request fresh data', async () => {
    expect(await countRequests((cache, query) => cache.fetchQuery(query('listOrders', {})))).toBe(
      2,
    );
  });
});
