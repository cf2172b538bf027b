import type { SubdistrictOption } from '@portal/api';
import type { ComboboxItem } from '@portal/ui/combobox';

/**
 * The options for local subdistricts. Equal names carry their municipality, or their number where it is unknown or equal
 * too (JRN-5).
 */
export function subdistrictOptions(
  subdistricts: readonly SubdistrictOption[],
): readonly ComboboxItem[] {
  const sameName = Map.groupBy(subdistricts, ({ label }) => label);
  return subdistricts.map(({ localSubdistrictId: value, label, municipality }) => {
    const others = sameName.get(label) ?? [];
    if (others.length < 2) return { value, label };
    const isUnique = others.filter((one) => one.municipality === municipality).length === 1;
    return { value, label, description: municipality && isUnique ? municipality : value };
  });
}

/** What distinguishes a local subdistrict from others of the same name; undefined when its name is unique. */
export function subdistrictDetail(
  subdistricts: readonly SubdistrictOption[],
  id: string,
): string | undefined {
  const own = subdistricts.find(({ localSubdistrictId }) => localSubdistrictId === id);
  if (!own) return undefined;
  const sameName = subdistricts.filter(({ label }) => label === own.label);
  return subdistrictOptions(sameName).find(({ value }) => value === id)?.description;
}
