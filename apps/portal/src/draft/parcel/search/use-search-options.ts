import type { DistrictOption, SubdistrictOption } from '@portal/api';
import type { ComboboxItem } from '@portal/ui/combobox';
import type { ParcelSearchComboboxItems } from '@portal/ui/parcel-search';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { subdistrictDetail, subdistrictOptions } from './subdistrict-options.ts';
import { useFoundOptions, useOptionList, useShortList } from './use-option-list.ts';
import type { OptionQuery } from './use-option-list.ts';

const districtOptions = (districts: readonly DistrictOption[]): readonly ComboboxItem[] =>
  districts.map(({ landRegisterDistrictId: value, label }) => ({ value, label }));

function useSubdistrictQuery(): OptionQuery<SubdistrictOption> {
  const { query } = useServices();
  return (filter) => query('listSubdistricts', { query: filter });
}

/** Options for local subdistrict and land registry district. */
export function useSearchOptions(): ParcelSearchComboboxItems {
  const { query, configuration } = useServices();
  const { parcel, register } = useDraftPart((draft) => draft.search.inputs);
  return {
    localSubdistricts: useOptionList({
      queryOf: useSubdistrictQuery(),
      toItems: subdistrictOptions,
      value: parcel.localSubdistrictId,
      enabled: true,
    }),
    landRegisterDistricts: useOptionList({
      queryOf: (filter) => query('listDistricts', { query: filter }),
      toItems: districtOptions,
      value: register.landRegisterDistrictId,
      // Without register data there is no tab for them (DATA-2).
      enabled: configuration.parcelSearches?.includes('REGISTER') ?? true,
    }),
  };
}

/** What distinguishes a local subdistrict from others of the same name; undefined when its name is unique. */
export function useSubdistrictDetail(name: string, id: string): string | undefined {
  const queryOf = useSubdistrictQuery();
  const { query, isLong } = useShortList(queryOf);
  const found = useFoundOptions(queryOf, isLong ? name : '');
  return subdistrictDetail((isLong ? found : query).data ?? [], id);
}
