import { fullName, SENSITIVE_TRUST_LEVEL, trustLabel } from '@portal/order-flow';
import type { Customer } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { useLanguages, useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { lazy, Suspense, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDraftPart, useServices, useSession } from '../../services/services.ts';
import { displayName } from '../../i18n/language.ts';
import { useRichText, useText } from '../../i18n/use-text.ts';
import { isAfterLogout } from '../../navigation/after-logout.ts';
import { useLogin } from '../../navigation/use-login.ts';
import { useLoginUrl } from '../../navigation/use-login-url.ts';
import { guestOrderPath, hrefOf, paths } from '../../routes/paths.ts';
import { pageAfterLogin, stepPath } from '../../routes/slugs.ts';
import { LoginObstacle } from '../../pages/common/LoginObstacle.tsx';
import { StepHeading } from '../../pages/common/StepHeading.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import { loginTexts } from './login-texts.ts';
import * as css from './LoginStep.css.ts';
import * as notes from '../notes.css.ts';
import { useStepDispatch } from '../use-wizard.ts';
import { useHasSensitive } from './use-has-sensitive.ts';
import { CanList, Way } from './Way.tsx';
import { WithoutLogin } from './WithoutLogin.tsx';
import { withoutLoginTexts } from './without-login-texts.ts';

/** Loaded only where people can order without an account, when they send the order. */
const OrderWithoutAccount = lazy(async () => ({
  default: (await import('./OrderWithoutAccount.tsx')).OrderWithoutAccount,
}));

// Only where people can log in for an organisation, too. Without a `Suspense` of its own: the step would lack its main button until then.
const TwoLogins = lazy(async () => ({ default: (await import('./TwoLogins.tsx')).TwoLogins }));

const contactLink = (chunks: ReactNode[]): ReactNode => (
  <Link href={hrefOf(paths.contact)}>{chunks}</Link>
);

/** The payment methods of the state in one phrase; empty without any. */
function usePaymentMethods(): string {
  const { configuration } = useServices();
  const languages = useLanguages();
  const names = (configuration.paymentMethods ?? []).map((one) => displayName(one, languages));
  return new Intl.ListFormat([...languages], { type: 'disjunction' }).format(names);
}

function Ways(): ReactElement {
  const t = useComponentTexts(loginTexts);
  const hasSensitive = useHasSensitive();
  // Below the heading of this login, where there is another one.
  const headingLevel = useServices().configuration.organisationLogin ? 4 : 3;
  return (
    <div className={css.ways}>
      <Way
        icon="user"
        headingLevel={headingLevel}
        name={t.card}
        can={hasSensitive ? [t.without, t.with] : [t.all]}
      >
        {t.cardText}
      </Way>
      <Way
        icon="lock"
        headingLevel={headingLevel}
        name={t.password}
        can={[hasSensitive ? t.without : t.all]}
        cannot={hasSensitive ? t.not : undefined}
      >
        {t.passwordText}
      </Way>
    </div>
  );
}

/** What somebody needs who orders, and the way without a login. */
function Needed(): ReactElement {
  const rich = useRichText();
  const t = useComponentTexts(loginTexts);
  const guest = useComponentTexts(withoutLoginTexts);
  const { ordersWithoutAccount } = useServices().configuration;
  const methods = usePaymentMethods();
  return (
    <section className={notes.notes}>
      <Heading headingLevel={3}>{t.needed}</Heading>
      <Text>{t.parcel}</Text>
      <Text>{t.time}</Text>
      {methods && <Text>{t.payment(methods)}</Text>}
      <Text>{rich('wizard.login.offline', { link: contactLink })}</Text>
      {ordersWithoutAccount && (
        <Text>
          <Link href={hrefOf(guestOrderPath)}>{guest.renew}</Link>
        </Text>
      )}
    </section>
  );
}

/** The login of people for themselves. */
function OwnLogin({ headingId }: { headingId: string }): ReactElement {
  const text = useText();
  const t = useComponentTexts(loginTexts);
  const login = useLogin();
  return (
    <>
      <Ways />
      <LoginObstacle login={login} />
      <div className={css.action}>
        <Button variant="primary" icon="log-in" onClick={login.logIn} aria-describedby={headingId}>
          {text('action.login')}
        </Button>
        <Text variant="soft">{t.way}</Text>
      </div>
    </>
  );
}

/** Heading and introduction: what the login is for. @param page the page to which it leads, if another page has led here */
function useOpening(page: string | null): { readonly heading: string; readonly intro: string } {
  const text = useText();
  const t = useComponentTexts(withoutLoginTexts);
  const { session, configuration } = useServices();
  const isWithoutAccount = useDraftPart(({ basket }) =>
    basket.every(({ product }) => product.withoutAccount),
  );
  if (isAfterLogout(useLocation().state)) {
    return { heading: text('logout.done'), intro: text('logout.text') };
  }
  if (page === stepPath('order-summary')) {
    return session.isGuest() && configuration.ordersWithoutAccount && isWithoutAccount
      ? { heading: t.headingOrWithout, intro: t.reason }
      : { heading: t.headingToSend, intro: t.introToSend };
  }
  const intro = configuration.ordersWithoutAccount ? t.reason : t.intro;
  if (page === null && session.isGuest()) return { heading: t.heading, intro };
  return { heading: text('wizard.login.heading'), intro: text('wizard.login.intro') };
}

/** The way without a login: to configure extracts first, or to send them; null where there is none. */
function useWithoutLogin(page: string | null): ReactElement | null {
  const { session, configuration } = useServices();
  if (!session.isGuest()) return null;
  if (page === null) return <WithoutLogin />;
  const isOffered = configuration.ordersWithoutAccount && page === stepPath('order-summary');
  return isOffered ? (
    <Suspense fallback={null}>
      <OrderWithoutAccount />
    </Suspense>
  ) : null;
}

function LoggedOut(): ReactElement {
  const { organisationLogin } = useServices().configuration;
  const page = pageAfterLogin(useLocation().search);
  const { heading, intro } = useOpening(page);
  usePageFocus(heading, 'login');
  const headingId = useId();
  const without = useWithoutLogin(page);
  return (
    <section className={layout.step}>
      <div className={layout.stepHead}>
        <StepHeading level={2} id={headingId}>
          {heading}
        </StepHeading>
        <p className={typography.intro}>{intro}</p>
      </div>
      <div className={notes.columns}>
        <div className={notes.main}>
          {organisationLogin ? (
            <TwoLogins between={without}>
              <OwnLogin headingId={headingId} />
            </TwoLogins>
          ) : (
            <>
              <OwnLogin headingId={headingId} />
              {without}
            </>
          )}
        </div>
        <Needed />
      </div>
    </section>
  );
}

/** What can be ordered with a login; by its level, the extracts that name owners or not. */
function Orderable({ isLow }: { isLow: boolean }): ReactElement {
  const t = useComponentTexts(loginTexts);
  const hasSensitive = useHasSensitive();
  if (!hasSensitive) return <CanList can={[t.all]} />;
  return isLow ? (
    <CanList can={[t.without]} cannot={t.not} />
  ) : (
    <CanList can={[t.without, t.with]} />
  );
}

function LoggedIn({ customer }: { customer: Customer }): ReactElement {
  const text = useText();
  const t = useComponentTexts(loginTexts);
  const go = useStepDispatch();
  const address = useLoginUrl({ level: SENSITIVE_TRUST_LEVEL });
  const { draft } = useServices();
  const trust = trustLabel(customer.trustLevel);
  const heading = text('wizard.loggedIn.heading', { name: customer.name || customer.lastname });
  usePageFocus(heading, 'logged-in');
  const headingId = useId();
  return (
    <section className={layout.step}>
      <StepHeading level={2} id={headingId}>
        {heading}
      </StepHeading>
      <div className={css.loggedIn}>
        <div className={css.way}>
          <DescriptionList
            layout="inline"
            items={[
              {
                term: text('wizard.loggedIn.name'),
                description: fullName(customer),
              },
              ...(customer.organisation
                ? [{ term: t.organisation, description: customer.organisation.name }]
                : []),
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
          <Text>{t.orderable}</Text>
          <Orderable isLow={trust === 'LOW'} />
        </div>
        {trust === 'LOW' && (
          <InlineMessage tone="warning" className={css.low}>
            {customer.organisation ? (
              text('login.organisationLevelTooLow')
            ) : (
              <>
                {text('wizard.loggedIn.low')}
                <p>
                  <a href={address}>{text('wizard.loggedIn.again')}</a>
                </p>
              </>
            )}
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
          {draft.get().basket.length > 0 && (
            <Button variant="quiet" onClick={() => go({ type: 'setStep', step: 'order-summary' })}>
              {text('wizard.loggedIn.toBasket')}
            </Button>
          )}
        </Stack>
      </div>
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
