import type { LoginAccount } from '@portal/api';
import type { IdentitySettings } from '../config/identity-file.ts';
import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import type { IdentityPort } from '../ports/identity.ts';
import { applyRule } from '../retention/purge-expired.ts';
import { EXPIRED_LOGINS } from './kept-logins.ts';
import { loginService } from './login.ts';
import { endSession, sessionHandlers } from './routes.ts';

function metadataOf({ posted }: IdentityPort): (() => string) | null {
  return posted && (() => posted.metadata());
}

/** Logins and sessions, and the end of logins that were not finished. */
export function logins(core: Core) {
  const { configuration, database, environment, identities, now, portalUrl, state } = core;
  const common = {
    optionalProfileParts: configuration.optionalProfileParts,
    portalUrl,
    returnOrigins: environment.returnOrigins,
  };
  const loginAt = (port: IdentityPort, account: LoginAccount, settings: IdentitySettings) => ({
    ...loginService({
      ...core,
      identity: port,
      settings: { ...settings, ...common, account },
    }),
    metadata: metadataOf(port),
  });
  const { person, organisation } = identities;
  const services = {
    ...core,
    logins: {
      PERSON: loginAt(person, 'PERSON', state.identity),
      ORGANISATION:
        organisation &&
        state.organisationIdentity &&
        loginAt(organisation, 'ORGANISATION', state.organisationIdentity),
    },
    basePath: environment.basePath,
  };
  return {
    endSession: endSession(services),
    handlers: sessionHandlers(services),
    jobs: {
      'end-logins': async () => {
        await applyRule(database, EXPIRED_LOGINS, now().toISOString());
      },
    } satisfies Partial<JobHandlers>,
  };
}
