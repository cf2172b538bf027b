import type { Core } from '../core.ts';
import type { JobHandlers } from '../jobs/job.ts';
import { applyRule } from '../retention/purge-expired.ts';
import { EXPIRED_LOGINS } from './kept-logins.ts';
import { loginService } from './login.ts';
import { endSession, sessionHandlers } from './routes.ts';

/** Logins and sessions, and the end of logins that were not finished. */
export function logins(core: Core) {
  const { configuration, database, environment, identity, now, portalUrl, state } = core;
  const settings = {
    issuer: environment.identity.issuer,
    ...state.identity,
    optionalProfileParts: configuration.optionalProfileParts,
    portalUrl,
    returnOrigins: environment.returnOrigins,
  };
  const services = {
    ...core,
    login: loginService({ ...core, settings }),
    basePath: environment.basePath,
    posted: identity.posted,
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
