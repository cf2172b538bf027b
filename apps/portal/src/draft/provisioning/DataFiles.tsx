import type { FileExtent } from '@portal/api';
import { DEFAULT_EXTENT, FORMAT_NAMES, offeredFormats, withFormat } from '@portal/order-flow';
import { Checkbox } from '@portal/ui/checkbox';
import { FieldGroup } from '@portal/ui/field';
import { useComponentTexts } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import type { ReactElement } from 'react';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { extentTexts } from '../../orders/positions/extent-texts.ts';
import { useDraft, useServices } from '../../services/services.ts';
import { dataFilesTexts } from './data-files-texts.ts';
import * as css from './ProvisioningStep.css.ts';

const EXTENTS: readonly FileExtent[] = ['SHEET', 'PARCELS'];

/** The files for other programs that the product offers, and what they contain (DATA-6). */
export function DataFiles(): ReactElement {
  const { draft } = useServices();
  const { product, provisioning } = useDraft().configuration;
  const { files = [], fileExtent = DEFAULT_EXTENT } = provisioning;
  const t = useComponentTexts(dataFilesTexts);
  const extentOf = useComponentTexts(extentTexts);
  const formatPrice = useFormatPrice();
  const chooseExtent = (value: string): void => {
    const extent = EXTENTS.find((one) => one === value);
    if (extent) draft.dispatch({ type: 'setProvisioning', change: { fileExtent: extent } });
  };
  return (
    <>
      <FieldGroup label={t.heading} hint={t.hint}>
        <div className={css.options}>
          {offeredFormats(product).map(({ format, price }) => (
            <Checkbox
              key={format}
              label={FORMAT_NAMES[format]}
              variant="card"
              description={t[format]}
              price={formatPrice(price.priceGross)}
              checked={files.includes(format)}
              onCheckedChange={(checked) =>
                draft.dispatch({
                  type: 'setProvisioning',
                  change: { files: withFormat(files, format, checked) },
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      {files.length > 0 && (
        <RadioGroup
          label={extentOf.extent}
          variant="segments"
          value={fileExtent}
          onValueChange={chooseExtent}
          items={EXTENTS.map((value) => ({ value, label: extentOf[value] }))}
        />
      )}
    </>
  );
}
