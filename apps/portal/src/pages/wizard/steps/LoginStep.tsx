import { fullName, SENSITIVE_TRUST_LEVEL, trustLabel } from '@portal/order-flow';
import type { Customer } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/typography';
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
import * as typography from '../../styles/typography.css.ts';
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
  return (
    <section className={layout.step}>
      <StepHeading level={2}>{heading}</StepHeading>
      {hasLoggedOut && <Text>{text('logout.text')}</Text>}
      <Text>{text('wizard.login.intro')}</Text>
      <ul className={typography.list}>
        <li>{text('wizard.login.low')}</li>
        <li>{text('wizard.login.high')}</li>
      </ul>
      <Text size="small" variant="soft">
        {rich('wizard.login.offline', { link: contactLink })}
      </Text>
      <LoginObstacle login={login} />
      <ButtonRow
        next={
          <Button variant="primary" icon="log-in" onClick={login.logIn}>
            {text('action.login')}
          </Button>
        }
      />
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
  const hasBasket = orders.get().basket.length > 0;
  return (
    <section className={layout.step}>
      <StepHeading level={2}>{heading}</StepHeading>
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
      <ButtonRow
        more={
          hasBasket ? (
            <Button variant="quiet" onClick={() => go({ type: 'setStep', step: 'order-summary' })}>
              {text('wizard.loggedIn.toBasket')}
            </Button>
          ) : undefined
        }
        next={
          <Button
            variant="primary"
            iconEnd="arrow-right"
            onClick={() => go({ type: 'newProduct' })}
          >
            {text('action.configure')}
          </Button>
        }
      />
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
