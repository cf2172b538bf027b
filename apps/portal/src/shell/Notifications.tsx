import { Button } from '@portal/ui/button';
import { NotificationStack } from '@portal/ui/notification-stack';
import type { ReactElement } from 'react';
import { useServices } from '../app/services.ts';
import { useText } from '../i18n/use-text.ts';
import { useCell } from '../state/cell.ts';

/** What has just happened, between header and content (APP-6, UI-4). */
export function Notifications(): ReactElement {
  const { notices } = useServices();
  const text = useText();
  const items = useCell(notices.cell).map(
    ({ id, version, severity, message, values, timeoutMs, action }) => ({
      id,
      version,
      severity,
      message: text(message, values),
      timeout: timeoutMs,
      action: action && (
        <Button
          variant="quiet"
          onClick={() => {
            notices.close(id);
            action.run();
          }}
        >
          {text(action.label)}
        </Button>
      ),
    }),
  );
  return <NotificationStack items={items} onDismiss={notices.close} />;
}
