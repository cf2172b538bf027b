import { sortPaymentMethods } from '@portal/order-flow';
import { parcelSearches } from '../config/cadastre-settings.ts';
import type { Core } from '../core.ts';
import { mapDocuments, mapServices } from '../maps/map-services.ts';
import { withPassedOn } from '../maps/passed-on.ts';
import { monitoringHandlers } from './routes.ts';

/** The published configuration, and what monitoring asks. */
export function monitoring(core: Core) {
  const {
    catalogue,
    configuration,
    environment,
    identities,
    now,
    portalUrl,
    provider,
    rules,
    state,
  } = core;
  const maps = mapServices(configuration, now, mapDocuments(state.passThrough));
  const published = {
    ...withPassedOn(configuration, state.passThrough, portalUrl),
    ...(identities.organisation && { organisationLogin: true }),
    parcelSearches: [...parcelSearches(rules)],
    paymentMethods: sortPaymentMethods(catalogue.paymentMethods),
  };
  return {
    maps,
    handlers: monitoringHandlers({
      ...core,
      configuration: published,
      maps,
      payment: provider,
      reviewOverdueMs: environment.reviewOverdueMs,
    }),
  };
}
