import { queryDefaults } from '@portal/api/queries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';

/** One cache per running portal, whichever page asks first. */
const CACHES = new WeakMap<Services, QueryClient>();

function cacheOf(services: Services): QueryClient {
  const known = CACHES.get(services);
  if (known) return known;
  const cache = new QueryClient({ defaultOptions: queryDefaults });
  // What belongs to one person must not be shown to the next one.
  services.onPersonalDataCleared(() => cache.removeQueries({ queryKey: ['orders'] }));
  CACHES.set(services, cache);
  return cache;
}

/** Gives a page the cache of answers. The landing page asks nothing and does without it, and without its bytes. */
export function WithQueries(props: { children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={cacheOf(useServices())}>{props.children}</QueryClientProvider>
  );
}
