import type { Order, PaymentMethod } from '@portal/api';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useLanguages } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Pay } from './use-pay.ts';
import { useDate } from '../../i18n/use-date.ts';

/** A payment that was started but not finished can be continued. */
export function OpenPayment(props: {
  order: Pick<Order, 'openPayment'>;
  methods: readonly PaymentMethod[];
  payment: Pay;
  /** Whether the person may have paid: the provider names no result (REAL-4). */
  isUnknown?: boolean;
}): ReactElement | null {
  const { methods, payment, isUnknown = false } = props;
  const atProvider = isUnknown ? 'payment.openUnknown' : 'payment.openAtProvider';
  const open = props.order.openPayment;
  const text = useText();
  const date = useDate();
  const languages = useLanguages();
  if (!open) return null;
  const method = methods.find((known) => known.method === open.paymentMethod);
  return (
    <InlineMessage
      tone="info"
      actions={
        <Button
          variant="secondary"
          loading={payment.isPaying}
          onClick={() => payment.pay(open.paymentMethod)}
        >
          {text('action.continuePayment')}
        </Button>
      }
    >
      {text(open.paymentMethod === 'ONLINE' ? atProvider : 'payment.open', {
        startedAt: date(open.startedAt, { dateStyle: 'long', timeStyle: 'short' }),
        method: method ? displayName(method, languages) : open.paymentMethod,
      })}
    </InlineMessage>
  );
}
