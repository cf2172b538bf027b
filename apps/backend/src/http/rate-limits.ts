import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { OperationId } from './handlers.ts';
import type { SharedCounter } from './shared-counter.ts';

const LIMITED: Readonly<Partial<Record<OperationId, keyof Environment['rateLimits']>>> = {
  authenticate: 'login',
  authenticateCallback: 'login',
  authenticateOrganisationCallback: 'login',
  receiveOrganisationLoginAnswer: 'login',
  getOrganisationLoginMetadata: 'login',
  receiveLoginAnswer: 'login',
  getLoginMetadata: 'login',
  logout: 'login',
  endSession: 'login',
  searchByAddress: 'search',
  searchByParcelDetails: 'search',
  searchByLandRegister: 'search',
  searchByMapArea: 'search',
  searchByMapCoordinates: 'search',
  findSurroundings: 'search',
  suggestParcels: 'suggestion',
  listSubdistricts: 'suggestion',
  listDistricts: 'suggestion',
  saveParcel: 'search',
  uploadEvidence: 'search',
  removeEvidence: 'search',
  removeSavedParcel: 'search',
  calculatePrice: 'price',
  verifyExtract: 'verification',
  verifyFile: 'verification',
  findAuthorityByParcel: 'search',
  checkEntitlement: 'search',
  checkOwnership: 'order',
  getOrganisation: 'search',
  endMemberSessions: 'login',
  listCollectiveInvoices: 'search',
  downloadCollectiveInvoice: 'search',
  payProgramOrder: 'payment',
  listPrograms: 'search',
  addProgram: 'login',
  revokeProgram: 'login',
  resendDeliveries: 'login',
  createAccessToken: 'login',
  listProgramOrders: 'search',
  getProgramOrder: 'search',
  downloadProgramOrder: 'search',
  downloadProgramPosition: 'search',
  downloadProgramInvoice: 'search',
  downloadProgramCredit: 'search',
  createProgramOrder: 'order',
  cancelProgramOrder: 'order',
  reportBarrier: 'report',
  sendFeedback: 'report',
  createOrder: 'order',
  downloadDeclaration: 'order',
  createGuestOrder: 'report',
  openGuestOrder: 'login',
  renewGuestLink: 'report',
  takeOverGuestOrder: 'login',
  cancelOrder: 'order',
  answerQuestion: 'order',
  withdrawPosition: 'order',
  payOrder: 'payment',
  exportPersonalData: 'order',
  deletePersonalData: 'order',
};

/** Calls per minute of a person or a program, and of a network where nobody has logged in. */
export interface CallLimit {
  readonly person: number;
  readonly network: number;
}

/** The groups of calls that people make without a login (OPEN-1). */
const OF_GUESTS: ReadonlySet<keyof Environment['rateLimits']> = new Set([
  'search',
  'suggestion',
  'price',
]);

/** The limit of an operation; null does not limit. */
export function limitOf(limits: Environment['rateLimits'], id: OperationId): CallLimit | null {
  const group = LIMITED[id];
  if (!group) return null;
  return { person: limits[group], network: OF_GUESTS.has(group) ? limits.guest : limits[group] };
}

/** Whom a limit applies to: the person of the session, else the address; networks of IPv6 count as one address. */
function callerOf(request: FastifyRequest): string {
  const operation = request.routeOptions.config.operationId ?? '';
  const { session } = request;
  return session
    ? `${operation} person ${session.customer.id}`
    : `${operation} address ${normalizeIP(request.ip, 64)}`;
}

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Registers the limits of routes, counted for all processes together (BIG-6). */
export async function limitRates(app: FastifyInstance, counter: SharedCounter): Promise<void> {
  const count = async (key: string, max: number, done: Done): Promise<void> => {
    try {
      done(null, await counter.hit(key, max));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  class Store {
    incr(key: string, done: Done, _window: number, max: number): void {
      void count(key, max, done);
    }
    child(): Store {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    store: Store,
    keyGenerator: callerOf,
    // Without the database the call itself fails; a limit must not hide that.
    skipOnError: true,
  });
}
