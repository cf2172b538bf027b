import { fullName, SENSITIVE_TRUST_LEVEL, trustLabel } from '@portal/order-flow';
import type { Customer } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { Stack } from '@portal/ui/stack';
import { Text } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices, useSession } from '../../../services/services.ts';
import { useRichText, useText } from '../../../i18n/use-text.ts';
import { isAfterLogout } from '../../../navigation/after-logout.ts';
import { useLogin } from '../../../navigation/use-login.ts';
import { useLoginUrl } from '../../../navigation/use-login-url.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { pageAfterLogin } from '../../../routes/slugs.ts';
import { LoginObstacle } from '../../common/LoginObstacle.tsx';
import { StepHeading } from '../../common/StepHeading.tsx';
import { usePageFocus } from '../../../navigation/use-page-focus.ts';
import * as layout from '../../styles/layout.css.ts';
import * as css from './LoginStep.css.ts';
import { useStepDispatch } from '../use-wizard.ts';

const contactLink = (chunks: ReactNode[]): ReactNode => (
  <Link href={hrefOf(paths.contact)}>{chunks}</Link>
);

function LoggedOut(): ReactElement {
  const text = useText();
  const rich = useRichText();
  const login = useLogin();
  const hasLoggedOut = isAfterLogout(useLocation().state);
  const heading = text(hasLoggedOut ? 'logout.done' : 'wizard.login.heading');
  usePageFocus(heading, 'login');
  const headingId = useId();
  return (
    <section className={layout.step}>
      <StepHeading level={2} id={headingId}>
        {heading}
      </StepHeading>
      {hasLoggedOut && <Text>{text('logout.text')}</Text>}
      <Text>{text('wizard.login.intro')}</Text>
      <ul className={css.ways}>
        <li>{text('wizard.login.low')}</li>
        <li>{text('wizard.login.high')}</li>
      </ul>
      <LoginObstacle login={login} />
      <div>
        <Button
          variant="primary"
          icon="log-in"
          onClick={login.logIn}
          aria-describedby={headingId}
          data-first-focus={hasLoggedOut ? undefined : ''}
        >
          {text('action.login')}
        </Button>
      </div>
      <Text size="small" variant="soft">
        {rich('wizard.login.offline', { link: contactLink })}
      </Text>
    </section>
  );
}

function LoggedIn({ customer }: { customer: Customer }): ReactElement {
  const text = useText();
  const go = useStepDispatch();
  const address = useLoginUrl({ level: SENSITIVE_TRUST_LEVEL });
  const { orders } = useServices();
  const trust = trustLabel(customer.trustLevel);
  const heading = text('wizard.loggedIn.heading', { name: customer.name || customer.lastname });
  usePageFocus(heading, 'logged-in');
  const headingId = useId();
  const hasBasket = orders.get().basket.length > 0;
  return (
    <section className={layout.step}>
      <StepHeading level={2} id={headingId}>
        {heading}
      </StepHeading>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: text('wizard.loggedIn.name'),
            description: fullName(customer),
          },
          {
            term: text('wizard.loggedIn.trust'),
            description: (
              <Badge tone={trust === 'HIGH' ? 'success' : 'neutral'}>
                {text(`trust.${trust}`)}
              </Badge>
            ),
          },
        ]}
      />
      {trust === 'LOW' && (
        <InlineMessage tone="warning">
          {text('wizard.loggedIn.low')}
          <p>
            <a href={address}>{text('wizard.loggedIn.again')}</a>
          </p>
        </InlineMessage>
      )}
      <Stack orientation="horizontal" gap="small">
        <Button
          variant="primary"
          iconEnd="arrow-right"
          aria-describedby={headingId}
          data-first-focus=""
          onClick={() => go({ type: 'newProduct' })}
        >
          {text('action.configure')}
        </Button>
        {hasBasket && (
          <Button variant="quiet" onClick={() => go({ type: 'setStep', step: 'order-summary' })}>
            {text('wizard.loggedIn.toBasket')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** The login, or who is logged in (FLOW-2). */
export function LoginStep(): ReactElement {
  const { customer } = useSession();
  const page = pageAfterLogin(useLocation().search);
  if (customer && page) return <Navigate to={page} replace />;
  return customer ? <LoggedIn customer={customer} /> : <LoggedOut />;
}
