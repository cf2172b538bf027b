import { LoadingRegion } from '@portal/ui/loading-region';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { browserLog } from '../../browser/log.ts';

function Leaving(): ReactElement {
  const { session, notifications } = useServices();
  const navigate = useNavigate();
  const text = useText();
  usePageFocus(text('page.logout'), 'logout');
  useEffect(() => {
    let left = false;
    const leave = async (): Promise<void> => {
      try {
        await session.logout();
        notifications.show({ id: 'logout', severity: 'success', message: 'logout.done' });
      } catch (error) {
        browserLog('The session could not be ended at the backend', error);
        notifications.show({
          id: 'logout',
          severity: 'danger',
          message: 'logout.failed',
          timeoutMs: null,
        });
      }
      if (!left) await navigate(paths.order, { replace: true });
    };
    void leave();
    return () => {
      left = true;
    };
  }, [session, notifications, navigate]);
  return (
    <>
      <h1>{text('page.logout')}</h1>
      <LoadingRegion title={text('logout.running')} />
    </>
  );
}

/**
 * Clears user, timer and basket, ends the session at the backend and goes to the order page (APP-11). Whoever comes
 * here again while still here has stopped the way onward, and is led on anew.
 */
export function LogoutPage(): ReactElement {
  const { key } = useLocation();
  return <Leaving key={key} />;
}
