import { InlineMessage } from '@portal/ui/inline-message';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Login } from '../../navigation/use-login.ts';

/** What the browser refuses and the login needs, before the person leaves for it (FIND-6). */
export function LoginObstacle({ login }: { login: Login }): ReactElement | null {
  const text = useText();
  if (!login.obstacle) return null;
  return (
    <InlineMessage tone={login.isBlocked ? 'danger' : 'warning'}>
      {text(login.obstacle)}
    </InlineMessage>
  );
}
