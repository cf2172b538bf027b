import type { OrderGroup, OrderSort } from '@portal/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../services/services.ts';

/** Orders per page. */
export const PAGE_SIZE = 10;

/** The groups of the list, in their order. */
export const GROUPS = [
  'TO_DO',
  'IN_PROGRESS',
  'READY',
  'ENDED',
] as const satisfies readonly OrderGroup[];

/** The columns by which the list is sorted. */
export const SORTS = [
  'DATE_DESC',
  'DATE',
  'PRODUCT',
  'PRODUCT_DESC',
  'PARCEL',
  'PARCEL_DESC',
  'FEE_DESC',
  'FEE',
] as const satisfies readonly OrderSort[];

/** What a person asks the list for. */
export interface OrderSearch {
  readonly search: string;
  readonly group: OrderGroup | null;
  readonly sort: OrderSort;
  readonly page: number;
}

/** Names of the parts of the address. */
const KEYS = { search: 'suche', group: 'gruppe', sort: 'sortierung', page: 'seite' } as const;

/** Reads the search of an address; what it does not know is the default. */
export function readSearch(parameters: URLSearchParams): OrderSearch {
  const page = Number(parameters.get(KEYS.page) ?? 1) - 1;
  return {
    search: (parameters.get(KEYS.search) ?? '').slice(0, 100),
    group: GROUPS.find((group) => group === parameters.get(KEYS.group)) ?? null,
    sort: SORTS.find((sort) => sort === parameters.get(KEYS.sort)) ?? 'DATE_DESC',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 0,
  };
}

/** The part of the address for a search; defaults are left out. */
export function writeSearch({ search, group, sort, page }: OrderSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set(KEYS.search, search);
  if (group) parameters.set(KEYS.group, group);
  if (sort !== 'DATE_DESC') parameters.set(KEYS.sort, sort);
  if (page > 0) parameters.set(KEYS.page, String(page + 1));
  return parameters;
}

/** The search of the address, its orders, and a function that changes parts of the search; all but `page` lead to the first page. */
export function useOrderSearch() {
  const { query } = useServices();
  const [parameters, setParameters] = useSearchParams();
  const asked = readSearch(parameters);
  const { search, group, sort, page } = asked;
  const list = useQuery({
    ...query('searchOrders', {
      query: {
        ...(search.trim() ? { search: search.trim() } : {}),
        ...(group ? { group } : {}),
        sort,
        page,
        pageSize: PAGE_SIZE,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const change = (part: Partial<OrderSearch>): void =>
    setParameters((current) => writeSearch({ ...readSearch(current), page: 0, ...part }), {
      replace: true,
    });
  return { asked, list, change };
}
