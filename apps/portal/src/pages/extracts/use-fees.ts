import type { Product } from '@portal/api';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';

/** The fees of a product with VAT as texts: of a PDF or a first copy, one amount if both cost the same, and of a further copy. */
export function useFees(product: Product): { readonly first: string; readonly further: string } {
  const text = useText();
  const format = useFormatPrice();
  const { priceBasePdf, priceBasePaper, priceMultiCopyPaper } = product;
  const [pdf, paper] = [format(priceBasePdf.priceGross), format(priceBasePaper.priceGross)];
  return {
    first: pdf === paper ? pdf : text('product.prices', { pdf, paper }),
    further: text('wizard.product.furtherCopy', { price: format(priceMultiCopyPaper.priceGross) }),
  };
}
