import type { Product } from '@portal/api';
import { configuredFee, expectedFee } from '@portal/order-flow';
import type { Configuration, SubStep } from '@portal/order-flow';
import { Price } from '@portal/ui/price';
import { SelectionCard } from '@portal/ui/selection-card';
import type { SelectionItem } from '@portal/ui/selection-card';
import { useLanguages } from '@portal/ui/provider';
import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { useDraftPart } from '../services/services.ts';
import { displayName, namesOf } from '../i18n/language.ts';
import { useFormatPrice } from '../i18n/use-price.ts';
import { useText } from '../i18n/use-text.ts';
import type { Text } from '../i18n/use-text.ts';
import * as css from './YourSelection.css.ts';
import { deliveryText, pageText, scaleText } from '../pages/common/order-texts.ts';
import { parcelName } from '../parcels/parcel-name.ts';
import { useStepDispatch } from './use-wizard.ts';
import type { DispatchStep } from './use-wizard.ts';

// Lazy: most people do not open the bar.
const SelectionSketch = lazy(async () => ({
  default: (await import('./SelectionSketch.tsx')).SelectionSketch,
}));

function feeText(
  configuration: Configuration,
  product: Product,
  text: Text,
  formatPrice: (cents: number) => string,
) {
  const { provisioning } = configuration;
  const fee = configuredFee(configuration);
  const expected = expectedFee(configuration);
  const counted = (cents: number): ReactNode =>
    expected && product.userDefinedFormat ? (
      text('selection.sheets', { count: expected.extracts, price: formatPrice(cents) })
    ) : (
      <Price cents={cents} />
    );
  if (fee !== null) return counted(fee);
  if (provisioning.price.status === 'pending') return text('selection.pending');
  if (provisioning.price.status === 'failed') return text('selection.failed');
  if (!expected) return null;
  if (!expected.isLeast) return counted(expected.cents);
  return text('selection.from', { price: formatPrice(expected.cents) });
}

/** All parcels that are configured together (BEY-7, LOOK-1). */
function parcelText({ parcel, furtherParcels }: Configuration, text: Text): string {
  if (!parcel) return text('selection.open');
  return parcelName(
    parcel.displayString,
    ...furtherParcels.map((further) => further.parcel.displayString),
  );
}

/** A row with a change button, except on the step that changes it. */
function row(
  go: DispatchStep,
  here: SubStep,
  step: SubStep,
  content: Omit<SelectionItem, 'id' | 'onEdit'>,
) {
  const onEdit = content.unset || here === step ? undefined : () => go({ type: 'setStep', step });
  return { ...content, id: step, onEdit };
}

function useRows(): SelectionItem[] {
  const configuration = useDraftPart((draft) => draft.configuration);
  const here = useDraftPart((draft) => draft.step);
  const text = useText();
  const go = useStepDispatch();
  const { product, parcel, provisioning, userFormat } = configuration;
  const open = text('selection.open');
  const rows: SelectionItem[] = [
    row(go, here, 'configuration-product', {
      label: text('order.extract'),
      value: product ? <ConfiguredText text={namesOf(product)} /> : open,
      unset: !product,
    }),
    row(go, here, 'configuration-parcel', {
      label: text('order.parcel'),
      value: parcelText(configuration, text),
      parcel: parcel !== null,
      unset: !parcel,
    }),
  ];
  if (product?.sensitiveData) {
    const { justification: typed, entitlement } = configuration;
    const fileNumber = entitlement?.fileNumber;
    // Who is entered as the owner has no file number (OWN-1).
    const justification = fileNumber ?? (entitlement ? text('justification.entered') : typed);
    rows.push(
      row(go, here, 'configuration-justification', {
        label: text(fileNumber === undefined ? 'justification.label' : 'order.fileNumber'),
        value:
          justification === '' ? (
            text('selection.notEntered')
          ) : (
            // A block of its own in the accessibility tree would be left out when Orca reads the page in Firefox.
            <span role="presentation" className={css.quote}>
              {justification}
            </span>
          ),
        unset: justification === '',
      }),
    );
  }
  if (product?.userDefinedFormat) {
    rows.push(
      row(go, here, 'configuration-formatAndScale', {
        label: text('format.format'),
        value: parcel ? `${pageText(text, userFormat)}, ${scaleText(userFormat.scale)}` : open,
        unset: !parcel,
      }),
    );
  }
  const copies = provisioning.paper ? provisioning.copies : 0;
  const { digital, files } = provisioning;
  const isDelivered = digital || copies > 0 || files?.length;
  rows.push(
    row(go, here, 'configuration-provisioningType', {
      label: text('order.delivery'),
      value: isDelivered ? deliveryText(text, digital, copies, files) : open,
      unset: !isDelivered,
    }),
  );
  return rows;
}

/** What the bar shows of the configuration: the parcel, and below it the product with its page. */
function useBarTexts(configuration: Configuration): { barText: ReactNode; barDescription: string } {
  const text = useText();
  const languages = useLanguages();
  const { product, parcel, furtherParcels, userFormat } = configuration;
  if (!product) {
    return { barText: text('selection.nothing'), barDescription: text('selection.chooseProduct') };
  }
  if (!parcel) {
    return {
      barText: <ConfiguredText text={namesOf(product)} />,
      barDescription: text('selection.noParcel'),
    };
  }
  const page = product.userDefinedFormat
    ? [pageText(text, userFormat), scaleText(userFormat.scale)]
    : [];
  return {
    // A list would be cut in one line; the opened card has it.
    barText:
      furtherParcels.length > 0
        ? text('selection.parcels', { count: furtherParcels.length + 1 })
        : parcelText(configuration, text),
    barDescription: [displayName(product, languages), ...page].join(', '),
  };
}

/** Summary of the configuration in the bar of each step; it opens with a button to change each part (PAGE-5). */
export function YourSelection(): ReactElement {
  const configuration = useDraftPart((draft) => draft.configuration);
  const text = useText();
  const formatPrice = useFormatPrice();
  const { product } = configuration;
  return (
    <SelectionCard
      placement="foot"
      items={useRows()}
      {...useBarTexts(configuration)}
      fee={
        product
          ? {
              label: text('order.fee'),
              value: feeText(configuration, product, text, formatPrice),
            }
          : undefined
      }
      picture={
        <Suspense fallback={<div className={css.sketchPlaceholder} />}>
          <SelectionSketch />
        </Suspense>
      }
    />
  );
}
