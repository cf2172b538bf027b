import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as typography from '../styles/typography.css.ts';
import { PostalAddress } from './PostalAddress.tsx';

/** Where the paper of an order that was sent goes (JRN-1); nothing without paper. */
export function OrderAddressee({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  if (!order.addressee) return null;
  return (
    <section>
      <h2 className={typography.smallHeading}>{text('delivery.address')}</h2>
      <PostalAddress addressee={order.addressee} />
    </section>
  );
}
