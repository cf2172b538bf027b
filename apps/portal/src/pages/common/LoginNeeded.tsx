import { Button } from '@portal/ui/button';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices, useSession } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { loginPath } from '../../routes/slugs.ts';
import { usePageName } from '../../routes/use-page-name.ts';
import { useLogin } from '../../navigation/use-login.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { LoginObstacle } from './LoginObstacle.tsx';
import { PageHeading } from './PageHeading.tsx';

/** Loaded only where people can log in for an organisation as well. */
const OrganisationLogin = lazy(async () => ({
  default: (await import('./OrganisationLogin.tsx')).OrganisationLogin,
}));

/** Asks to log in, and returns to this page. */
export function LoginPrompt({ headingLevel = 1 }: { headingLevel?: 1 | 2 }): ReactElement {
  const text = useText();
  const { configuration } = useServices();
  const login = useLogin();
  usePageFocus(text('loginNeeded.heading'), 'login-needed');
  return (
    <StatePage
      tone="info"
      headingLevel={headingLevel}
      heading={text('loginNeeded.heading')}
      actions={
        <>
          <Button variant="primary" icon="log-in" onClick={login.logIn}>
            {text('action.login')}
          </Button>
          {configuration.organisationLogin && (
            <Suspense fallback={null}>
              <OrganisationLogin />
            </Suspense>
          )}
        </>
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

/**
 * Renders its children for a logged-in person, and pages of an order for somebody who has opened one without an account. Anyone else gets a login button that returns to this page; pages of one order lead to
 * the login step, which comes back (SEED-7).
 */
export function LoginNeeded(props: { isOrder?: boolean; children: ReactNode }): ReactElement {
  const { customer, opensOrder, loginState } = useSession();
  const { pathname, search } = useLocation();
  if (customer || (props.isOrder && opensOrder)) return <>{props.children}</>;
  if (loginState !== 'executed') return <SessionLoading />;
  if (props.isOrder) return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  return <LoginPrompt />;
}
