import { useComponentTexts } from '@portal/ui/provider';
import { Heading, Text } from '@portal/ui/typography';
import { type ReactElement, type ReactNode, useId } from 'react';
import { OrganisationLogin } from '../../pages/common/OrganisationLogin.tsx';
import * as css from './LoginStep.css.ts';
import { CanList } from './Way.tsx';
import { organisationLoginTexts } from '../../pages/common/organisation-login-texts.ts';
import * as two from './TwoLogins.css.ts';

/**
 * Both logins where a state has both: that of a person, which is the content, and that for an organisation (ORG-1). The way without a login,
 * which most people can take, comes before the second.
 */
export function TwoLogins(props: { children: ReactNode; between: ReactNode }): ReactElement {
  const { children, between } = props;
  const t = useComponentTexts(organisationLoginTexts);
  const ids = { person: useId(), organisation: useId() };
  return (
    <>
      <section className={two.login} aria-labelledby={ids.person}>
        <Heading headingLevel={3} id={ids.person}>
          {t.asPerson}
        </Heading>
        {children}
      </section>
      {between}
      <section className={two.login} aria-labelledby={ids.organisation}>
        <Heading headingLevel={3} id={ids.organisation}>
          {t.asOrganisation}
        </Heading>
        <div className={css.way}>
          <Text>{t.who}</Text>
          <CanList can={[t.needed, t.shared]} />
        </div>
        <div className={css.action}>
          <OrganisationLogin />
        </div>
      </section>
    </>
  );
}
