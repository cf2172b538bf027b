import { Button } from '@portal/ui/button';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageName } from '../../routes/use-page-name.ts';
import { useLogin } from '../../navigation/use-login.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { LoginObstacle } from './LoginObstacle.tsx';
import { PageHeading } from './PageHeading.tsx';

function LoginPrompt(): ReactElement {
  const text = useText();
  const login = useLogin();
  usePageFocus(text('loginNeeded.heading'), 'login-needed');
  return (
    <StatePage
      tone="info"
      headingLevel={1}
      heading={text('loginNeeded.heading')}
      actions={
        <Button variant="primary" icon="log-in" onClick={login.logIn}>
          {text('action.login')}
        </Button>
      }
    >
      <p>{text('loginNeeded.text')}</p>
      <LoginObstacle login={login} />
    </StatePage>
  );
}

/** Loading, below the title of the page that follows. */
function SessionLoading(): ReactElement {
  const text = useText();
  const page = usePageName();
  return (
    <Stack>
      <PageHeading>{text(`page.${page}`)}</PageHeading>
      <LoadingRegion label={text('loading.session')} />
    </Stack>
  );
}

/** Renders its children for a logged-in person; anyone else gets a login button that returns to this page. */
export function LoginNeeded(props: { children: ReactNode }): ReactElement {
  const { customer, loginState } = useSession();
  if (customer) return <>{props.children}</>;
  if (loginState !== 'executed') return <SessionLoading />;
  return <LoginPrompt />;
}
