import { queryDefaults } from '@portal/api/queries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useServices } from './services.ts';
import type { Services } from './services.ts';

/** One query cache per running portal. */
const CACHES = new WeakMap<Services, QueryClient>();

/** The query cache of a portal. */
export function cacheOf(services: Services): QueryClient {
  const known = CACHES.get(services);
  if (known) return known;
  const cache = new QueryClient({ defaultOptions: queryDefaults });
  // Orders and saved parcels of one person must not be shown to the next one; their keys begin with that of the person.
  services.onPersonalDataCleared(() =>
    cache.removeQueries({ queryKey: services.query('getCustomer', {}).queryKey }),
  );
  CACHES.set(services, cache);
  return cache;
}

/** Provides the query cache to a page. The landing page makes no calls and does not load the query library. */
export function WithQueries(props: { children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={cacheOf(useServices())}>{props.children}</QueryClientProvider>
  );
}
