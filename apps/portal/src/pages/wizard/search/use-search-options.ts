import type { LoadedItems, ParcelSearchComboboxItems } from '@portal/ui/parcel-search';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subdistrictOptions } from './subdistrict-options.ts';
import { useServices } from '../../../services/services.ts';

type Items = LoadedItems['items'];

function loaded(query: UseQueryResult, items: Items): LoadedItems {
  const failed = query.isError && !query.isFetching;
  const waiting = query.isSuccess ? 'ready' : 'loading';
  return {
    items,
    status: failed ? 'failed' : waiting,
    onRetry: () => void query.refetch(),
  };
}

/** Options for local subdistrict and land registry district; fetched once, they do not expire (API-28). */
export function useSearchOptions(): ParcelSearchComboboxItems {
  const { query, configuration } = useServices();
  const subdistricts = useQuery(query('listSubdistricts', {}));
  // Without register data there is no tab for them (DATA-2).
  const enabled = configuration.parcelSearches?.includes('REGISTER') ?? true;
  const districts = useQuery({ ...query('listDistricts', {}), enabled });
  const subdistrictItems = useMemo(
    () => subdistrictOptions(subdistricts.data ?? []),
    [subdistricts.data],
  );
  const districtItems = useMemo(
    () =>
      (districts.data ?? []).map(({ landRegisterDistrictId, label }) => ({
        value: landRegisterDistrictId,
        label,
      })),
    [districts.data],
  );
  return {
    localSubdistricts: loaded(subdistricts, subdistrictItems),
    landRegisterDistricts: loaded(districts, districtItems),
  };
}
