import { Button } from '@portal/ui/button';
import { NotificationStack } from '@portal/ui/notification-stack';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { timeoutOf } from '../stores/notifications/notifications.ts';
import { useStore } from '../stores/store.ts';

/** The notifications between header and content (APP-6, UI-4). */
export function Notifications(): ReactElement {
  const { notifications } = useServices();
  const text = useText();
  const intl = useIntl();
  const items = useStore(notifications.store).map((notification) => {
    const { id, version, tone, message, values, list = [], action } = notification;
    return {
      id,
      version,
      tone,
      message: text(message, { ...values, list: intl.formatList(list.map((one) => text(one))) }),
      timeout: timeoutOf(notification),
      action: action && (
        <Button
          variant="quiet"
          onClick={() => {
            notifications.close(id);
            action.run();
          }}
        >
          {text(action.label)}
        </Button>
      ),
    };
  });
  return <NotificationStack items={items} onDismiss={notifications.close} />;
}
