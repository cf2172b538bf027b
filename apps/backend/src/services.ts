import { cadastre } from './cadastre/subject.ts';
import { entitlementHandlers } from './entitlements/routes.ts';
import { openCore } from './core.ts';
import type { AllHandlers } from './http/handlers.ts';
import type { JobHandlers } from './jobs/job.ts';
import { evidence as evidenceFiles } from './evidence/evidence.ts';
import { evidenceHandlers } from './evidence/routes.ts';
import { figures } from './figures/subject.ts';
import { legal } from './legal/subject.ts';
import { languageHandlers } from './locales/routes.ts';
import { logins } from './login/subject.ts';
import { secretTrials } from './monitoring/secret-trials.ts';
import { monitoring } from './monitoring/subject.ts';
import { isOwnOrder } from './orders/queries/own-order.ts';
import { orders } from './orders/subject.ts';
import { offerLimit } from './products/limit-offer.ts';
import { organisationHandlers } from './organisations/routes.ts';
import { programHandlers } from './organisations/program-routes.ts';
import { tokenHandlers } from './organisations/token-routes.ts';
import { ownershipHandlers } from './ownership/routes.ts';
import { productHandlers } from './products/routes.ts';
import { retention } from './retention/subject.ts';
import { savedParcelHandlers } from './saved-parcels/routes.ts';
import { savedParcels } from './saved-parcels/saved-parcels.ts';
import { sendWebhookJob } from './webhooks/send-webhook.ts';

/** Creates the subjects; their handlers together are all calls of the contract and all kinds of jobs. */
export function createServices(opened: Parameters<typeof openCore>[0]) {
  const core = openCore(opened);
  const ofLogins = logins(core);
  const ofMonitoring = monitoring(core);
  const ofOrders = orders(core);
  const ofCadastre = cadastre(core);
  const ofLegal = legal(core);
  const ofFigures = figures(core);
  const ofRetention = retention(core, ofLogins.endSession);
  const handlers: AllHandlers = {
    ...ofLogins.handlers,
    ...ofOrders.handlers,
    ...ofCadastre.handlers,
    ...ofRetention.handlers,
    ...ofLegal.handlers,
    ...ofFigures.handlers,
    ...ofMonitoring.handlers,
    ...evidenceHandlers({
      ...core,
      evidence: evidenceFiles({ ...core, isOwnOrder }),
      isOffered: Boolean(core.configuration.grounds ?? core.configuration.questions),
    }),
    ...entitlementHandlers(core),
    ...organisationHandlers(core),
    ...ownershipHandlers(core),
    ...programHandlers(core),
    ...tokenHandlers(core),
    ...productHandlers(core.catalogue),
    ...languageHandlers(core.locales, core.configuration),
    ...savedParcelHandlers(savedParcels(core.database, core.now)),
  };
  const jobHandlers: JobHandlers = {
    ...ofLogins.jobs,
    ...ofOrders.jobs,
    ...ofCadastre.jobs,
    ...ofRetention.jobs,
    ...ofLegal.jobs,
    'send-webhook': sendWebhookJob(core),
    ...ofFigures.jobs,
  };
  const { files, jobs, sessions, tokens } = core;
  return {
    files,
    jobs,
    sessions,
    tokens,
    maps: ofMonitoring.maps,
    handlers,
    jobHandlers,
    messageSettings: ofOrders.messageSettings,
    purgeExpired: ofRetention.purgeExpired,
    limitOffer: offerLimit(core),
    trySecrets: secretTrials(core),
  };
}

/** All services. */
export type Services = ReturnType<typeof createServices>;
