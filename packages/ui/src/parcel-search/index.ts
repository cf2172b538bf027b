export { ParcelSearch } from './ParcelSearch.tsx';
export type { ParcelSearchProps } from './ParcelSearch.tsx';
export { parcelSearchTexts } from './texts.ts';
export type { ParcelSearchTexts } from './texts.ts';
export type {
  CadastralSections,
  LoadedItems,
  ParcelSearchErrors,
  ParcelSearchForm,
  ParcelSearchComboboxItems,
  ParcelSearchType,
  ParcelSearchValues,
} from './types.ts';
