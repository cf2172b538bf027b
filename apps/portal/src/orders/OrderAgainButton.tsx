import { Button } from '@portal/ui/button';
import type { ButtonProps } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { useOrderAgain } from './use-order-again.ts';

/** Fills the basket with the extracts of an order (JRN-8). */
export function OrderAgainButton(props: {
  orderNumber: string;
  /** Accessible name where several orders are listed. */
  label?: string;
  /** Orders the rejected extracts only, and asks for a new justification (LOOK-1). */
  isJustifiedAnew?: boolean;
  /** Default `quiet`. */
  variant?: ButtonProps['variant'];
}): ReactElement | null {
  const { orderNumber, label, isJustifiedAnew = false, variant = 'quiet' } = props;
  const text = useText();
  const { orderAgain, isPending } = useOrderAgain();
  const { opensOrder } = useSession();
  // The link of a mail opens one order, and no basket of an account (OPEN-2).
  if (opensOrder) return null;
  return (
    <Button
      variant={variant}
      icon="retry"
      loading={isPending}
      aria-label={label}
      onClick={() => orderAgain({ orderNumber, isJustifiedAnew })}
    >
      {text(isJustifiedAnew ? 'action.orderAgainJustified' : 'action.orderAgain')}
    </Button>
  );
}
