import type { FieldMessage } from '@portal/order-flow';
import type { ParcelSearchErrors, ParcelSearchType } from '@portal/ui/parcel-search';
import type { Text } from '../../../i18n/use-text.ts';

/** Error messages of the current tab, by field. */
export function searchErrors(
  tab: ParcelSearchType,
  messages: readonly FieldMessage[],
  text: Text,
): ParcelSearchErrors {
  if (tab === 'map' || messages.length === 0) return {};
  const fields = messages.map(({ field, key }) => [field, text(`validation.${key}`)]);
  return { [tab]: Object.fromEntries(fields) };
}
