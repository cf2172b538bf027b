import { Button } from '@portal/ui/button';
import { useComponentTexts } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { keepsCookies } from '../../browser/obstacles.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services.ts';
import { useOrderer } from '../use-orderer.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { useHasSensitive } from './use-has-sensitive.ts';
import { Way } from './Way.tsx';
import { withoutLoginTexts } from './without-login-texts.ts';

/** The way to configure extracts first and log in when the order is sent, where the state allows it (OPEN-1, OPEN-3). */
export function WithoutLogin(): ReactElement {
  const t = useComponentTexts(withoutLoginTexts);
  const text = useText();
  const { configuration, draft, notifications } = useServices();
  const go = useStepDispatch();
  const hasSensitive = useHasSensitive();
  const isOwn = useOrderer() !== null;
  const begin = (): void => {
    // Without the token in a cookie no search would be answered (FIND-6).
    if (!keepsCookies()) {
      notifications.show({ id: 'login', tone: 'danger', message: 'browser.cookies' });
      return;
    }
    // The draft of a person whose session has ended is not shown to a guest.
    if (!isOwn) draft.dispatch({ type: 'logout' });
    go({ type: 'newProduct' });
  };
  return (
    <Way
      icon="arrow-right"
      name={t.name}
      can={[t.can, configuration.ordersWithoutAccount ? t.laterWithoutAccount : t.later]}
      cannot={hasSensitive ? t.cannot : undefined}
      action={
        <>
          {!isOwn && <Text>{t.drops}</Text>}
          <div>
            <Button variant="secondary" iconEnd="arrow-right" onClick={begin}>
              {text('action.configure')}
            </Button>
          </div>
        </>
      }
    >
      {t.text}
    </Way>
  );
}
