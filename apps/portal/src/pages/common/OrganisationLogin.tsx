import { Button } from '@portal/ui/button';
import { useComponentTexts } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { organisationLoginTexts } from './organisation-login-texts.ts';
import { useLogin } from '../../navigation/use-login.ts';

/** The button that logs in for an organisation and returns to the current page (ORG-1). */
export function OrganisationLogin(): ReactElement {
  const t = useComponentTexts(organisationLoginTexts);
  const login = useLogin({ account: 'ORGANISATION' });
  return (
    <Button variant="secondary" icon="log-in" onClick={login.logIn}>
      {t.logIn}
    </Button>
  );
}
