import { LoadingRegion } from '@portal/ui/loading-region';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canRetry } from '../../services/can-retry.ts';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { afterLogout } from '../../navigation/after-logout.ts';
import { sessionStore } from '../../browser/storage.ts';
import { GUEST_KEY } from '../../orders/guest/guest-key.ts';
import { browserLog } from '../../browser/log.ts';
import { PageHeading } from '../common/PageHeading.tsx';

function LoggingOut(): ReactElement {
  const { session, notifications } = useServices();
  const navigate = useNavigate();
  const text = useText();
  usePageFocus(text('page.logout'), 'logout');
  useEffect(() => {
    let isUnmounted = false;
    // What was typed to order without an account is of this person, too.
    sessionStore.remove(GUEST_KEY);
    const logOut = async (): Promise<void> => {
      let isConfirmed = false;
      try {
        await session.logout();
        isConfirmed = true;
      } catch (error) {
        browserLog('The session could not be ended at the backend', error);
        notifications.show({
          id: 'logout',
          tone: 'danger',
          message: 'logout.failed',
          ...(canRetry(error) && {
            action: { label: 'problem.retry', run: () => void navigate(paths.logout) },
          }),
        });
      }
      if (isUnmounted) return;
      await navigate(paths.draft, { replace: true, state: afterLogout(isConfirmed) });
    };
    void logOut();
    return () => {
      isUnmounted = true;
    };
  }, [session, notifications, navigate]);
  return (
    <>
      <PageHeading>{text('page.logout')}</PageHeading>
      <LoadingRegion label={text('logout.running')} />
    </>
  );
}

/**
 * Clears person, timer and basket, ends the session at the backend and goes to the order page, which says so (APP-11, PAGE-13). Navigating
 * here again while the logout is running starts it again.
 */
export function LogoutPage(): ReactElement {
  const { key } = useLocation();
  return <LoggingOut key={key} />;
}
