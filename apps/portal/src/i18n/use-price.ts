import { formatPrice } from '@portal/ui/price';
import { useLanguages } from '@portal/ui/provider';

/** Formats cents for a sentence, in the form of the language of the page (PAGE-11). */
export function useFormatPrice(): (cents: number) => string {
  const languages = useLanguages();
  return (cents) => formatPrice(cents, { languages });
}
