import type { Order, PaymentMethod, PaymentMethodName } from '@portal/api';
import {
  canCancelAtPayment,
  canConfirmPayment,
  fitsLimit,
  remainingCents,
  sortPaymentMethods,
  statusRow,
} from '@portal/order-flow';
import { Icon, orderDrawings } from '@portal/ui/icons';
import type { OrderIconName } from '@portal/ui/icons';
import { InlineMessage } from '@portal/ui/inline-message';
import { FootStep } from '@portal/ui/page-layout';
import { Price } from '@portal/ui/price';
import { RadioGroup } from '@portal/ui/radio-group';
import { Text } from '@portal/ui/typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { Await } from '../../pages/common/Await.tsx';
import * as layout from '../../pages/styles/layout.css.ts';
import { CancelOrder } from '../CancelOrder.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PayableUntil } from '../PayableUntil.tsx';
import * as css from './PaymentForm.css.ts';
import type { Pay } from './use-pay.ts';
import { isChosenAtProvider, usePaymentMethods } from './use-payment-methods.ts';

/** How a method differs for the customer, said before it is chosen (PAGE-12). */
const ABOUT: Readonly<Record<PaymentMethodName, MessageId>> = {
  BANK_TRANSFER: 'payment.about.later',
  COLLECTIVE: 'payment.about.collective',
  CREDIT_CARD: 'payment.about.now',
  GIROPAY: 'payment.about.now',
  ONLINE: 'payment.atProvider',
  PAYDIRECT: 'payment.about.now',
  PAY_PAL: 'payment.about.now',
  SEPA: 'payment.about.debit',
};

const ICONS: Readonly<Record<PaymentMethodName, OrderIconName>> = {
  BANK_TRANSFER: 'receipt',
  COLLECTIVE: 'receipt',
  CREDIT_CARD: 'card',
  GIROPAY: 'bank',
  ONLINE: 'card',
  PAYDIRECT: 'wallet',
  PAY_PAL: 'wallet',
  SEPA: 'bank',
};

/** What is said of a method, and why it cannot be chosen: the amount of the order exceeds what the organisation may still order (ORG-5). */
function useAbout(amountCents: number) {
  const text = useText();
  const formatPrice = useFormatPrice();
  return ({ method, account }: PaymentMethod) => {
    const remaining = account ? formatPrice(remainingCents(account)) : '';
    if (account && !fitsLimit(account, amountCents)) {
      return { disabled: true, reason: text('payment.collectiveLimit', { remaining }) };
    }
    return { description: text(ABOUT[method], { remaining }) };
  };
}

function Methods(props: {
  methods: readonly PaymentMethod[];
  amountCents: number;
  chosen: PaymentMethodName | null;
  onChoose: (method: PaymentMethodName) => void;
}): ReactElement {
  const { methods, amountCents, chosen, onChoose } = props;
  const text = useText();
  const about = useAbout(amountCents);
  const choose = (value: string): void => {
    const found = methods.find(({ method }) => method === value);
    if (found) onChoose(found.method);
  };
  return (
    <RadioGroup
      label={text('payment.method')}
      variant="list"
      value={chosen ?? ''}
      onValueChange={choose}
      items={sortPaymentMethods(methods).map((method) => ({
        value: method.method,
        label: <ConfiguredText text={namesOf(method)} />,
        picture: <Icon drawing={orderDrawings[ICONS[method.method]]} />,
        ...about(method),
      }))}
    />
  );
}

/** What is offered to choose from. */
function Choice(props: {
  methods: readonly PaymentMethod[];
  amountCents: number;
  chosen: PaymentMethodName | null;
  onChoose: (method: PaymentMethodName) => void;
}): ReactElement {
  const text = useText();
  if (props.methods.length === 0) {
    return <InlineMessage tone="warning">{text('payment.noMethods')}</InlineMessage>;
  }
  return isChosenAtProvider(props.methods) ? (
    <Text>{text('payment.atProvider')}</Text>
  ) : (
    <Methods {...props} />
  );
}

/** Only without a sensitive product (FLOW-16). */
function CancelButton({ orderNumber }: { orderNumber: string }): ReactElement {
  const navigate = useNavigate();
  const leave = (): void => void navigate(paths.extracts);
  return <CancelOrder orderNumber={orderNumber} onCancelled={leave} />;
}

/** What is paid and how, beside the button. */
function Chosen(props: { order: Order; method: PaymentMethod | undefined }): ReactElement {
  const { order, method } = props;
  const text = useText();
  return (
    <p className={css.chosen}>
      <span className={css.chosenMethod}>
        {method && (
          <strong className={css.chosenName}>
            <ConfiguredText text={namesOf(method)} />
          </strong>
        )}{' '}
        <span className={css.chosenOrder}>
          {text('review.number', { orderNumber: order.orderNumber })}
        </span>
      </span>
      <strong className={css.amount}>
        <Price cents={order.total.priceGross} />
      </strong>
    </p>
  );
}

/** What is missing for the button; null when it can be pressed. */
function useReason(order: Order, methods: UseQueryResult<readonly PaymentMethod[]>) {
  const text = useText();
  const { data } = methods;
  if (order.orderPositions.length === 0) {
    return text('payment.notPayable', { status: text(statusRow(order).message) });
  }
  if (!data) return text('loading.methods');
  return text(data.length > 0 ? 'payment.chooseFirst' : 'payment.noMethods');
}

/** Payment methods beside the order, and the button that goes to the payment provider. */
export function PaymentForm(props: { order: Order; payment: Pay }): ReactElement {
  const { order, payment } = props;
  const text = useText();
  const methods = usePaymentMethods(order);
  const [picked, setChosen] = useState<PaymentMethodName | null>(null);
  const chosen = isChosenAtProvider(methods.data ?? []) ? 'ONLINE' : picked;
  const hasPositions = order.orderPositions.length > 0;
  const isReady = hasPositions && canConfirmPayment(chosen, methods.data ?? []);
  const reason = useReason(order, methods);
  // What is below the methods is shown with them: it would move when they arrive (layout shift).
  const isSettled = methods.data !== undefined || (methods.error !== null && !methods.isFetching);
  return (
    <FootStep
      more={canCancelAtPayment(order) && <CancelButton orderNumber={order.orderNumber} />}
      selection={
        <Chosen order={order} method={methods.data?.find(({ method }) => method === chosen)} />
      }
      next={{
        label: text('payment.confirm'),
        reason: isReady ? undefined : reason,
        loading: payment.isPaying,
        onClick: () => chosen && payment.pay(chosen),
      }}
    >
      <div className={css.columns}>
        <div className={layout.step}>
          <Await query={methods} loading="loading.methods" isTall>
            {(found) => (
              <>
                <OpenPayment order={order} methods={found} payment={payment} />
                <Choice
                  methods={found}
                  amountCents={order.total.priceGross}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              </>
            )}
          </Await>
          {isSettled && (
            <div className={css.notice}>
              <PayableUntil order={order} />
            </div>
          )}
        </div>
        {isSettled && <OrderCard order={order} />}
      </div>
    </FootStep>
  );
}
