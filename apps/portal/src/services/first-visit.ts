import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Services } from './services.ts';

/** The page load whose first render waits for data. */
export interface FirstVisit {
  readonly services: Services;
  readonly cache: QueryClient;
  /** Parameters of the page's path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Query of the address behind the hash. */
  readonly search: URLSearchParams;
  /** Whether the page is rendered already: then only the cache may change. */
  readonly isLate: () => boolean;
}

/** The component of a page. */
export type PageComponentType = ComponentType & {
  /** Loads what the first render shows. */
  prepare?: (visit: FirstVisit) => Promise<unknown>;
};
