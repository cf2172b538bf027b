import { Button } from '@portal/ui/button';
import { useComponentTexts } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { NO_ENTRIES, readGuest, writeGuest } from '../../orders/guest/guest-entries.ts';
import { useDraftPart, useServices } from '../../services/services.ts';
import { canOrderAsGuest } from '../guest/can-order-as-guest.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { Way } from './Way.tsx';
import { orderWithoutAccountTexts } from './order-without-account-texts.ts';

/** The way to send an order with an e-mail address instead of a login, or why this one needs a login (OPEN-2, OPEN-3). */
export function OrderWithoutAccount(): ReactElement {
  const t = useComponentTexts(orderWithoutAccountTexts);
  const text = useText();
  const { configuration } = useServices();
  const go = useStepDispatch();
  const basket = useDraftPart((draft) => draft.basket);
  const isPossible = canOrderAsGuest(configuration, basket);
  const begin = (): void => {
    writeGuest(readGuest() ?? NO_ENTRIES);
    go({ type: 'setStep', step: 'order-summary' });
  };
  return (
    <Way
      icon="arrow-right"
      name={text('step.withoutLogin')}
      can={isPossible ? [t.can, t.again] : []}
      cannot={isPossible ? t.cannot : t.notThisOne}
      action={
        isPossible && (
          <div>
            <Button variant="secondary" iconEnd="arrow-right" onClick={begin}>
              {t.begin}
            </Button>
          </div>
        )
      }
    >
      {t.text}
    </Way>
  );
}
