import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { Heading } from '@portal/ui/typography';
import type { HeadingLevel } from '@portal/ui/typography';
import { useText } from '../i18n/use-text.ts';
import { PostalAddress } from '../pages/common/PostalAddress.tsx';

/** Where the paper of an order that was sent goes (JRN-1); nothing without paper. */
export function OrderAddressee(props: {
  order: Order;
  /** Default 2. */
  headingLevel?: HeadingLevel;
}): ReactElement | null {
  const { order, headingLevel = 2 } = props;
  const text = useText();
  if (!order.addressee) return null;
  return (
    <section>
      <Heading headingLevel={headingLevel} size="small">
        {text('delivery.address')}
      </Heading>
      <PostalAddress addressee={order.addressee} />
    </section>
  );
}
