import type { SessionEnd, TrustLevel } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useComponentTexts } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { useLoginUrl } from '../navigation/use-login-url.ts';
import { useDate } from '../pages/common/use-date.ts';
import { useServices } from '../services/services.ts';
import { sessionWarningTexts } from './session-warning-texts.ts';
import { useSessionWarning } from './use-session-warning.ts';

/** Properties of the warning. */
interface SessionWarningProps {
  readonly end: SessionEnd;
  /** Of the session; the next login needs it as well. */
  readonly level: TrustLevel;
}

/** Warns before the session ends, and lets the person go on by one button (REAL-3, WCAG 2.2.1); nothing is lost either way. */
export function SessionWarning({ end, level }: SessionWarningProps): ReactElement {
  const { session } = useServices();
  const t = useComponentTexts(sessionWarningTexts);
  const date = useDate();
  const address = useLoginUrl({ level });
  const [warning, noteRead] = useSessionWarning(end);
  const isLast = warning.kind === 'total';
  const isOpen = isLast || warning.kind === 'idle';
  const time = isOpen ? date(new Date(warning.at).toISOString(), { timeStyle: 'short' }) : '';
  const goOn = (): void => {
    if (isLast) noteRead();
    else void session.refresh();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={goOn}
      heading={isLast ? t.totalHeading : t.idleHeading}
      description={isLast ? t.totalText(time) : t.idleText(time)}
      actions={
        isLast ? (
          <>
            <Button variant="secondary" onClick={noteRead}>
              {t.later}
            </Button>
            <Button variant="primary" onClick={() => window.location.assign(address)}>
              {t.logInAgain}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={goOn}>
            {t.goOn}
          </Button>
        )
      }
    />
  );
}
