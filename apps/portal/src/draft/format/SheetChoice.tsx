import { chosenParcels, expectedFee, isOneSheet, sheetObstacle } from '@portal/order-flow';
import { RadioGroup } from '@portal/ui/radio-group';
import type { ReactElement } from 'react';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDraft, useServices } from '../../services/services.ts';

/** One sheet with all selected parcels, or one for each, with the fee of both (PAGE-3); nothing where it is not offered. */
export function SheetChoice(): ReactElement | null {
  const { draft } = useServices();
  const { configuration } = useDraft();
  const text = useText();
  const formatPrice = useFormatPrice();
  const obstacle = sheetObstacle(configuration);
  const { product } = configuration;
  if (obstacle === 'NOT_OFFERED' || !product) return null;
  const count = chosenParcels(configuration).length;
  const expected = expectedFee(configuration);
  const ofOne = expected ? expected.cents / expected.extracts : 0;
  const fee = (sheets: number): string => {
    const price = formatPrice(ofOne * sheets);
    return expected?.isLeast ? text('selection.from', { price }) : price;
  };
  return (
    <RadioGroup
      label={text('sheets.label')}
      value={isOneSheet(configuration) ? 'ONE' : 'EACH'}
      onValueChange={(value) => draft.dispatch({ type: 'setOneSheet', oneSheet: value === 'ONE' })}
      items={[
        {
          value: 'ONE',
          label: text('sheets.one', { count }),
          price: fee(1),
          disabled: obstacle !== null,
          reason: obstacle && text(`sheets.${obstacle}`),
        },
        { value: 'EACH', label: text('sheets.each', { count }), price: fee(count) },
      ]}
    />
  );
}
