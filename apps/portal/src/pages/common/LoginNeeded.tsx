import { Button } from '@portal/ui/button';
import { LoadingRegion } from '@portal/ui/loading-region';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '../../app/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { useLoginAddress } from '../../shell/use-login.ts';
import { useArrival } from '../../shell/use-arrival.ts';

function LoginFirst(): ReactElement {
  const text = useText();
  const address = useLoginAddress();
  useArrival(text('loginNeeded.heading'), 'login-needed');
  return (
    <StatePage
      tone="info"
      headingLevel={1}
      heading={text('loginNeeded.heading')}
      actions={
        <Button variant="primary" icon="log-in" onClick={() => window.location.assign(address)}>
          {text('action.login')}
        </Button>
      }
    >
      <p>{text('loginNeeded.text')}</p>
    </StatePage>
  );
}

/** Shows what belongs to one person only once that person is known; else the way to log in and come back here. */
export function LoginNeeded(props: { children: ReactNode }): ReactElement {
  const { customer, loginState } = useSession();
  const text = useText();
  if (customer) return <>{props.children}</>;
  if (loginState !== 'executed') return <LoadingRegion title={text('loading.session')} />;
  return <LoginFirst />;
}
