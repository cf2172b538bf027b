import { canAddToBasket, COPIES, isBasketFull, validateProvisioning } from '@portal/order-flow';
import type { Configuration } from '@portal/order-flow';
import { Checkbox } from '@portal/ui/checkbox';
import { CopiesInput } from '@portal/ui/copies-input';
import { FieldGroup } from '@portal/ui/field';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../app/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { Problem } from '../../common/Problem.tsx';
import { useMoney } from '../../common/use-money.ts';
import * as css from '../../Page.css.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useGo } from '../use-wizard.ts';
import { useLivePrice } from '../use-live-price.ts';

function feeText(configuration: Configuration, text: Text, money: (cents: number) => string) {
  const { price } = configuration.provisioning;
  if (price.status === 'known') return money(price.price.priceGross);
  return text(`price.${price.status}`);
}

function Fee(): ReactElement {
  const { configuration } = useOrder();
  const text = useText();
  const money = useMoney();
  const { error, retry } = useLivePrice();
  const labelId = useId();
  return (
    <>
      <div className={css.fee}>
        <span id={labelId}>{text('order.fee')}</span>
        <output aria-labelledby={labelId} className={css.feeValue}>
          {feeText(configuration, text, money)}
        </output>
      </div>
      {error && <Problem error={error} message="error.PRICE" onRetry={retry} />}
    </>
  );
}

function Delivery(): ReactElement {
  const { orders } = useServices();
  const { digital, paper, copies } = useOrder().configuration.provisioning;
  const text = useText();
  const set = (change: { digital?: boolean; paper?: boolean; copies?: number }): void => {
    orders.dispatch({ type: 'setProvisioning', change });
  };
  const copiesInput = (
    <CopiesInput
      label={text('provisioning.copies')}
      hint={text('provisioning.copiesHint')}
      min={COPIES.min}
      max={COPIES.max}
      value={copies}
      onValueChange={(value) => set({ copies: value })}
    />
  );
  return (
    <FieldGroup label={text('provisioning.question')} hint={text('provisioning.hint')}>
      <div className={css.cards}>
        <Checkbox
          label={text('provisioning.digital')}
          appearance="card"
          description={text('provisioning.digitalInfo')}
          checked={digital}
          onCheckedChange={(checked) => set({ digital: checked })}
        />
        <Checkbox
          label={text('provisioning.paper')}
          appearance="card"
          description={text('provisioning.paperInfo')}
          checked={paper}
          onCheckedChange={(checked) => set({ paper: checked })}
          extra={paper ? copiesInput : undefined}
        />
      </div>
    </FieldGroup>
  );
}

/** How the extract comes, and what that costs (FLOW-7). */
export function ProvisioningStep(): ReactElement {
  const { configuration: portal } = useServices();
  const order = useOrder();
  const text = useText();
  const go = useGo();
  const [fault] = validateProvisioning(order.configuration.provisioning);
  const isFull = isBasketFull(order, portal.basketMaximum);
  const { status } = order.configuration.provisioning.price;
  const reason = isFull
    ? text('validation.CART_FULL', { maximum: portal.basketMaximum })
    : fault &&
      text(
        fault.key === 'PRICE' && status === 'pending' ? 'price.wait' : `validation.${fault.key}`,
      );
  return (
    <StepFrame
      heading={text('wizard.configuration-provisioningType.heading')}
      canGoNext={canAddToBasket(order, portal.basketMaximum)}
      reason={reason}
      onNext={() => go({ type: 'addProduct', key: crypto.randomUUID() })}
    >
      <Delivery />
      <Fee />
    </StepFrame>
  );
}
