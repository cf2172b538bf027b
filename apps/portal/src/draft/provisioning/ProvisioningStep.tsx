import {
  canAddToBasket,
  configurationsByExtract,
  configuredFee,
  COPIES,
  offeredFormats,
  remainingCapacity,
  validateProvisioning,
} from '@portal/order-flow';
import type { Configuration } from '@portal/order-flow';
import { Checkbox } from '@portal/ui/checkbox';
import { CopiesInput } from '@portal/ui/copies-input';
import { FieldGroup } from '@portal/ui/field';
import { Price } from '@portal/ui/price';
import { Text } from '@portal/ui/typography';
import { Suspense, useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Text as TextOf } from '../../i18n/use-text.ts';
import { lazyComponent } from '../../pages/common/lazy-component.ts';
import { Problem } from '../../pages/common/Problem.tsx';
import * as css from './ProvisioningStep.css.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useLivePrice } from './use-live-price.ts';

// Lazy: only orders with paper need an address.
const deliveryAddress = lazyComponent(
  async () => (await import('./DeliveryAddress.tsx')).DeliveryAddress,
);

// Lazy: few products have files for other programs.
const dataFiles = lazyComponent(async () => (await import('./DataFiles.tsx')).DataFiles);

function feeText(configuration: Configuration, text: TextOf) {
  const { price } = configuration.provisioning;
  const fee = configuredFee(configuration);
  if (price.status === 'known') return <Price cents={fee ?? price.price.priceGross} />;
  return text(`price.${price.status}`);
}

/** Fee per extract, for several parcels. */
function FeeOfEach(): ReactElement | null {
  const { configuration } = useDraft();
  const text = useText();
  const formatPrice = useFormatPrice();
  const count = configurationsByExtract(configuration).length;
  const { price } = configuration.provisioning;
  if (count < 2 || price.status !== 'known') return null;
  return (
    <Text size="small" variant="soft">
      {text('price.each', { count, price: formatPrice(price.price.priceGross) })}
    </Text>
  );
}

function Fee(): ReactElement {
  const { configuration } = useDraft();
  const text = useText();
  const { error, retry } = useLivePrice();
  const labelId = useId();
  const { status } = configuration.provisioning.price;
  return (
    <div className={css.fees}>
      <div className={css.fee}>
        <span id={labelId}>{text('order.fee')}</span>
        {/* Not announced with the arrival at the step: Chromium announces a region that appears with its text. */}
        <output aria-labelledby={labelId} aria-live={status === 'unset' ? 'off' : undefined}>
          {feeText(configuration, text)}
        </output>
      </div>
      <FeeOfEach />
      {error && <Problem error={error} message="error.PRICE" onRetry={retry} />}
    </div>
  );
}

function Delivery(props: {
  /** The number of copies is missing. */
  isEmpty: boolean;
  onEmptyChange: (isEmpty: boolean) => void;
}): ReactElement {
  const { draft } = useServices();
  const { product, provisioning } = useDraft().configuration;
  const { digital, paper, copies } = provisioning;
  const text = useText();
  const formatPrice = useFormatPrice();
  const set = (change: { digital?: boolean; paper?: boolean; copies?: number }): void => {
    draft.dispatch({ type: 'setProvisioning', change });
  };
  const copiesInput = (
    <CopiesInput
      label={text('provisioning.copies')}
      hint={text('provisioning.copiesHint')}
      min={COPIES.min}
      max={COPIES.max}
      value={copies}
      onValueChange={(value) => set({ copies: value })}
      onEmptyChange={props.onEmptyChange}
      error={props.isEmpty ? text('validation.PAPER') : undefined}
    />
  );
  return (
    <FieldGroup label={text('provisioning.question')} hint={text('provisioning.hint')}>
      <div className={css.options}>
        <Checkbox
          label={text('provisioning.digital')}
          variant="card"
          description={text('provisioning.digitalInfo')}
          price={product && formatPrice(product.priceBasePdf.priceGross)}
          checked={digital}
          onCheckedChange={(checked) => set({ digital: checked })}
        />
        <Checkbox
          label={text('provisioning.paper')}
          variant="card"
          description={text('provisioning.paperInfo')}
          price={
            product && (
              <>
                {formatPrice(product.priceBasePaper.priceGross)}
                <span className={css.furtherCopy}>
                  {text('wizard.product.furtherCopy', {
                    price: formatPrice(product.priceMultiCopyPaper.priceGross),
                  })}
                </span>
              </>
            )
          }
          checked={paper}
          onCheckedChange={(checked) => {
            props.onEmptyChange(false);
            set({ paper: checked });
          }}
          extra={paper ? copiesInput : undefined}
        />
      </div>
    </FieldGroup>
  );
}

/** Provisioning and its fee (FLOW-7). */
export function ProvisioningStep(): ReactElement {
  const { configuration: portal } = useServices();
  const draft = useDraft();
  const text = useText();
  const addToBasket = useAddToBasket();
  const [isEmpty, setIsEmpty] = useState(false);
  const [fault] = validateProvisioning(draft.configuration.provisioning);
  const isFull = remainingCapacity(draft, portal.basketMaximum) < 0;
  const { status } = draft.configuration.provisioning.price;
  useEffect(() => {
    // The address before paper is chosen, so that the buttons do not move later.
    deliveryAddress.load().catch(() => undefined);
  }, []);
  const emptyReason = isEmpty ? text('validation.PAPER') : undefined;
  const reason = isFull
    ? text('validation.CART_FULL', { maximum: portal.basketMaximum })
    : fault &&
      text(
        fault.key === 'PRICE' && status === 'pending' ? 'price.wait' : `validation.${fault.key}`,
      );
  return (
    <StepFrame
      heading={text('wizard.configuration-provisioningType.heading')}
      canGoNext={canAddToBasket(draft, portal.basketMaximum) && !isEmpty}
      reason={emptyReason ?? reason}
      onNext={addToBasket}
    >
      <Delivery isEmpty={isEmpty} onEmptyChange={setIsEmpty} />
      {offeredFormats(draft.configuration.product).length > 0 && (
        <Suspense fallback={null}>
          <dataFiles.Component />
        </Suspense>
      )}
      <div className={css.options}>
        <Fee />
        {draft.configuration.provisioning.paper && (
          <Suspense fallback={null}>
            <deliveryAddress.Component />
          </Suspense>
        )}
      </div>
    </StepFrame>
  );
}
