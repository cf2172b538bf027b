import type { Order, PaymentMethod, PaymentMethodName } from '@portal/api';
import { canCancelAtPayment, canConfirmPayment, sortPaymentMethods } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { ButtonRow } from '@portal/ui/page-layout';
import { RadioGroup } from '@portal/ui/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../app/services.ts';
import { displayName } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Await } from '../common/Await.tsx';
import { useMoney } from '../common/use-money.ts';
import * as css from '../Page.css.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { usePay } from './use-pay.ts';

function Methods(props: {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethodName | null;
  onChoose: (method: PaymentMethodName) => void;
}): ReactElement {
  const { methods, chosen, onChoose } = props;
  const text = useText();
  const language = useLanguage();
  const choose = (value: string): void => {
    const found = methods.find(({ method }) => method === value);
    if (found) onChoose(found.method);
  };
  return (
    <RadioGroup
      label={text('payment.method')}
      appearance="card"
      value={chosen ?? ''}
      onValueChange={choose}
      options={sortPaymentMethods(methods).map((method) => ({
        value: method.method,
        label: displayName(method, language),
      }))}
    />
  );
}

/** Methods, total, and the way to the payment provider; cancelling only without a sensitive product. */
export function PaymentForm({ order }: { order: Order }): ReactElement {
  const { queries } = useServices();
  const text = useText();
  const money = useMoney();
  const methods = useQuery(queries.paymentMethods(order.orderNumber));
  const [chosen, setChosen] = useState<PaymentMethodName | null>(null);
  const { pay, isPaying } = usePay(order.orderNumber);
  const ready = canConfirmPayment(chosen, methods.data ?? []);
  return (
    <div className={css.form}>
      <Await query={methods} loading="loading.methods">
        {(found) => <Methods methods={found} chosen={chosen} onChoose={setChosen} />}
      </Await>
      <p className={css.total}>
        <span>{text('order.total')}</span> <strong>{money(order.total.priceGross)}</strong>
      </p>
      {!ready && methods.data && <p className={css.note}>{text('payment.chooseFirst')}</p>}
      <ButtonRow
        more={canCancelAtPayment(order) ? <CancelOrder orderNumber={order.orderNumber} /> : null}
        next={
          <Button
            variant="primary"
            disabled={!ready}
            loading={isPaying}
            iconEnd="arrow-right"
            onClick={() => chosen && pay(chosen)}
          >
            {text('payment.confirm')}
          </Button>
        }
      />
    </div>
  );
}
