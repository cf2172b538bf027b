import { useState } from 'react';
import { keepsCookies, keepsOrder } from '../browser/obstacles.ts';
import type { MessageId } from '../i18n/messages.ts';
import { useServices } from '../services/services.ts';
import { type LoginPurpose, useLoginUrl } from './use-login-url.ts';

/** The login from the current page. */
export interface Login {
  readonly address: string;
  /** Leaves for the identity service, or names what would make the login fail (FIND-6). */
  readonly logIn: () => void;
  /** Whether the login cannot succeed in this browser as it is set. */
  readonly isBlocked: boolean;
  /** What the person must know before the login; null if nothing is in its way. */
  readonly obstacle: MessageId | null;
}

function findObstacle(): MessageId | null {
  if (!keepsCookies()) return 'browser.cookies';
  return keepsOrder() ? null : 'browser.storage';
}

/** The login, which returns to the current page. What the browser refuses is looked up once for each page. */
export function useLogin(purpose?: LoginPurpose): Login {
  const address = useLoginUrl(purpose);
  const { notifications } = useServices();
  const [obstacle] = useState(findObstacle);
  return {
    address,
    obstacle,
    isBlocked: obstacle === 'browser.cookies',
    logIn() {
      // Looked up again: the person may have allowed cookies in the meantime.
      if (keepsCookies()) {
        window.location.assign(address);
        return;
      }
      notifications.show({
        id: 'login',
        tone: 'danger',
        message: 'browser.cookies',
      });
    },
  };
}
