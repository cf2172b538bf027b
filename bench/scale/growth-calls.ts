import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import {
  startOrderScenario,
  type OrderScenario,
} from '../../apps/backend/src/testing/order-scenario.ts';
import { pdfOf } from '../../apps/backend/src/testing/pdf.ts';
import {
  mapPosition,
  ownerPosition,
  parcelIdOf,
} from '../../apps/backend/src/testing/small-cadastre.ts';
import { person, type TestApp } from '../../apps/backend/src/testing/test-app.ts';

/** Asks one call, or one after the other, and answers the last answer. */
export type Ask = (context: GrowthContext) => Promise<{ readonly statusCode: number } | void>;

/** Operations of the contract that read and write no table that grows with use, by the reason. */
export const WITHOUT_GROWTH: Readonly<Record<string, readonly string[]>> = {
  'the state pack': [
    'calculatePrice',
    'getCategory',
    'getCategoryProduct',
    'getConfiguration',
    'getLanguageTexts',
    'getLegalInformation',
    'getOrganisationLoginMetadata',
    'listEntitlements',
    'checkEntitlement',
    'getLoginMetadata',
    'getProduct',
    'listCategories',
    'listCategoryProducts',
  ],
  'the cadastre, whose size `bench/scale/scale.ts` changes': [
    'checkSearch',
    'findAuthorityByParcel',
    'findSurroundings',
    'getCadastreMonitoring',
    'listDistricts',
    'listSubdistricts',
    'searchByAddress',
    'searchByLandRegister',
    'searchByMapArea',
    'searchByMapCoordinates',
    'searchByParcelDetails',
    'suggestParcels',
  ],
  'the handlers of the calls of people, which are measured with as many orders': [
    'listProgramOrders',
    'createProgramOrder',
    'getProgramOrder',
    'cancelProgramOrder',
    'downloadProgramOrder',
    'downloadProgramPosition',
    'downloadProgramInvoice',
    'downloadProgramCredit',
    'payProgramOrder',
  ],
  'systems outside, or nothing': [
    'checkIdentity',
    'checkMaps',
    'checkPayment',
    'checkProducts',
    'checkScanner',
    'getHealth',
  ],
  'one person and parcel, which its key finds whatever their number': ['checkOwnership'],
  'one position, file or report, which its key finds whatever their number': [
    'answerQuestion',
    'downloadEvidence',
    'fetchEvidence',
    'removeEvidence',
    'reportBarrier',
    'sendFeedback',
    'uploadEvidence',
    'withdrawPosition',
  ],
  'one order without an account, which its key, link or number finds whatever their number': [
    'createGuestOrder',
    'openGuestOrder',
    'renewGuestLink',
    'takeOverGuestOrder',
  ],
  'the identity service, which is not part of the benchmark; `logout` begins and ends a session': [
    'authenticate',
    'authenticateCallback',
    'authenticateOrganisationCallback',
    'receiveOrganisationLoginAnswer',
    'getOrganisation',
    'endMemberSessions',
    'listPrograms',
    'listCollectiveInvoices',
    'downloadCollectiveInvoice',
    'addProgram',
    'revokeProgram',
    'resendDeliveries',
    'createAccessToken',
    'receiveLoginAnswer',
  ],
};

/** A person whose orders are new in every turn. */
async function newOrder(
  testApp: TestApp,
  position: object = mapPosition(),
): Promise<OrderScenario> {
  return await startOrderScenario(testApp, [position], {}, person(randomUUID()));
}

/** What calls are asked with. */
export interface GrowthContext {
  readonly testApp: TestApp;
  /** An order that is paid and delivered. */
  readonly paid: OrderScenario;
  readonly verificationCode: string;
  readonly positionId: string;
}

const OWN = '/api/authenticated-customer';
const PARCEL = `${OWN}/saved-parcels/${parcelIdOf(114, 2)}`;

const get =
  (path: string): Ask =>
  ({ paid }) =>
    paid.ask({ url: `${OWN}${path}` });

const getOfOrder =
  (path: string): Ask =>
  ({ paid }) =>
    paid.ask({ url: `${OWN}/orders/${paid.number}${path}` });

const fromOutside =
  (url: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object): Ask =>
  ({ testApp }) =>
    testApp.send({
      method,
      url,
      headers: { authorization: testApp.credentialOf(url) },
      ...(body ? { body } : {}),
    });

/** Calls by the operations of the contract that they ask, separated by commas; a note in brackets. */
export const CALLS: Readonly<Record<string, Ask>> = {
  getReadiness: ({ testApp }) => testApp.send({ url: '/api/health/ready' }),
  verifyExtract: ({ testApp, verificationCode }) =>
    testApp.send({ url: `/api/verifications/${verificationCode}` }),
  'verifyExtract (another code)': ({ testApp }) =>
    testApp.send({ url: '/api/verifications/ZZZZ-ZZZZ-ZZZZ' }),
  verifyFile: ({ testApp }) =>
    testApp.send({
      method: 'POST',
      url: '/api/verifications',
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from(pdfOf('extract')),
    }),
  getCustomer: get(''),
  exportPersonalData: get('/personal-data'),
  listSessions: get('/sessions'),
  listSavedParcels: get('/saved-parcels'),
  'saveParcel, removeSavedParcel': async ({ paid }) => {
    await paid.ask({ method: 'PUT', url: PARCEL });
    return await paid.ask({ method: 'DELETE', url: PARCEL });
  },
  listOrders: get('/orders'),
  searchOrders: get('/orders/search?search=114'),
  getOrder: getOfOrder(''),
  getDownloadStatus: getOfOrder('/download-status'),
  downloadOrder: getOfOrder('/download'),
  downloadPosition: ({ paid, positionId }) =>
    paid.ask({ url: `${OWN}/orders/${paid.number}/positions/${positionId}/download` }),
  downloadInvoice: getOfOrder('/invoice'),
  'downloadCredit (refused)': ({ paid, positionId }) =>
    paid.ask({ url: `${OWN}/orders/${paid.number}/positions/${positionId}/credit` }),
  downloadDeclaration: getOfOrder('/declaration'),
  listPaymentMethods: getOfOrder('/payment-methods'),
  'createOrder, cancelOrder': async ({ testApp }) => await (await newOrder(testApp)).cancel(),
  'createOrder, payOrder, notifyPayment, returnFromPayment, putProductResult, putInvoice, deleteProductResult':
    async ({ testApp }) => {
      const one = await newOrder(testApp);
      await one.pay('SEPA');
      await one.setPaymentStatus(0, 'SUCCESS');
      await one.notify(0);
      await one.returnFromProvider(0);
      await one.putAllExtracts();
      await one.putInvoice();
      return await one.removeExtract();
    },
  'createOrder, postReviewResult, postDispatchResult': async ({ testApp }) => {
    const position = { ...ownerPosition(), numberOfCopies: 1, orderPdf: false };
    const one = await newOrder(testApp, position);
    await one.decide(0, 'APPROVED');
    await one.pay('SEPA');
    await one.setPaymentStatus(0, 'SUCCESS');
    await one.returnFromProvider(0);
    await one.putAllExtracts();
    return await one.dispatch();
  },
  'createOrder, deletePersonalData': async ({ testApp }) => {
    const one = await newOrder(testApp);
    await one.cancel();
    return await one.ask({ method: 'DELETE', url: `${OWN}/personal-data` });
  },
  logout: async ({ testApp }) => {
    const ask = await testApp.login(person(randomUUID()));
    return await ask({ method: 'POST', url: `${OWN}/logout` });
  },
  endSession: ({ paid }) => paid.ask({ method: 'DELETE', url: `${OWN}/sessions/${randomUUID()}` }),
  'returnFromPaymentPage (refused)': ({ testApp, paid }) =>
    testApp.send({ url: `/api/payment-status/${paid.number}/${randomUUID()}` }),
  'reportCollectivePayment (refused)': fromOutside(
    '/api/collective-invoices/SR-2026-99999/payment',
    'PUT',
  ),
  'creditPosition (refused)': fromOutside('/api/credits/ZZZZ-ZZZZ-ZZZZ/1', 'PUT'),
  listRefunds: fromOutside('/api/refunds'),
  exportRefunds: fromOutside('/api/refunds/export'),
  exportFigures: fromOutside('/api/monitoring/figures'),
  listFeedbackTexts: fromOutside('/api/monitoring/feedback'),
  'reportRefund (refused)': fromOutside('/api/refunds/none', 'PUT', { refundId: 'none' }),
  getUserMonitoring: fromOutside('/api/monitoring/users'),
  getOperations: fromOutside('/api/monitoring/operations'),
  listPaymentsWithoutOrder: fromOutside('/api/monitoring/payments-without-order'),
  retryDeadLetters: fromOutside('/api/monitoring/dead-letters/retry', 'POST'),
  '(jobs that are due)': async ({ testApp }) => {
    await testApp.app.runJobs();
  },
};

/** The operations that {@link CALLS} ask. */
export function askedOperations(): readonly string[] {
  return Object.keys(CALLS).flatMap((names) =>
    names
      .replace(/ ?\(.*\)$/, '')
      .split(', ')
      .filter((name) => name !== ''),
  );
}

/** Every operation of the contract. */
export function operations(): readonly string[] {
  const contract = readFileSync(
    new URL('../../packages/api/openapi.yaml', import.meta.url),
    'utf8',
  );
  return Array.from(contract.matchAll(/^ +operationId: (\w+)$/gm), ([, name = '']) => name);
}
