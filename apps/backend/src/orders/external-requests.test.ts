import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import type { OrderScenario } from '../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const ELSEWHERE = {
  name: 'Kanzlei Beispiel',
  street: 'Markt 1',
  zipCode: '15990',
  city: 'Lindenau',
  country: 'DE',
};
const ADDRESS = { street: 'Weg 1', zipCode: '12345', city: 'Ort', country: 'DE' };

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function requestTo(path: string, { number }: OrderScenario) {
  await testApp.app.runJobs();
  const request = testApp.externalSystems.received.find(
    (received) => received.path === path && received.body.orderNumber === number,
  );
  if (!request) throw new Error(`No request to ${path} for ${number}`);
  return request.body;
}

/** The request to the cadastre system for an order that is approved and paid. */
async function extractRequestFor(position: object, more: object = {}) {
  const scenario = await startOrderScenario(testApp, [position], more);
  const order = await scenario.order();
  for (const { positionId } of order.orderPositions) {
    const url = '/api/review-result';
    const body = {
      orderNumber: scenario.number,
      decisions: [{ positionId, decision: 'APPROVED' }],
    };
    if (order.orderStatus === 'APPROVAL_PENDING') {
      const headers = {
        authorization: testApp.credentialOf(url),
        'content-type': 'application/json',
      };
      await testApp.send({ method: 'POST', url, body, headers });
    }
  }
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  return requestTo('/cadastre/orders', scenario);
}

describe('the request to the cadastre system', () => {
  it.each([
    ['liegenschaftskarte', mapPosition(), 'CADASTRAL_MAP'],
    [
      'liegenschaftskarte-bodenschaetzung',
      { ...mapPosition(), productId: 'liegenschaftskarte-bodenschaetzung' },
      'LAND_ESTIMATE_MAP',
    ],
    [
      'flurstuecksnachweis',
      { ...ownerPosition(), productId: 'flurstuecksnachweis', justification: '' },
      'PARCEL_RECORD',
    ],
    ['flurstuecks-und-eigentumsnachweis', ownerPosition(), 'OWNER_RECORD'],
    [
      'grundstuecksnachweis',
      { ...ownerPosition(), productId: 'grundstuecksnachweis' },
      'PROPERTY_RECORD',
    ],
  ])('names the document of %s (DOC-1)', async (_productId, position, kind) => {
    expect(await extractRequestFor(position)).toMatchObject({ positions: [{ kind }] });
  });

  it('has the addressee of paper (JRN-1)', async () => {
    const request = await extractRequestFor({ ...mapPosition(), numberOfCopies: 2 });
    expect(request.addressee).toEqual({ name: expect.any(String), ...ADDRESS });
  });

  it('has the addressee that was entered for this order (JRN-1)', async () => {
    const paper = { ...mapPosition(), numberOfCopies: 1 };
    const request = await extractRequestFor(paper, { addressee: ELSEWHERE });
    expect(request.addressee).toEqual(ELSEWHERE);
  });

  it('has no addressee without paper', async () => {
    const request = await extractRequestFor({ ...mapPosition(), numberOfCopies: 0 });
    expect(request).not.toHaveProperty('addressee');
  });
});

describe('the request to the desk', () => {
  it('has the applicant with name and address (JRN-2)', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    const review = await requestTo('/desk/api/reviews', scenario);
    expect(review.applicant).toEqual({ name: expect.stringMatching(/\S+ \S+/), ...ADDRESS });
  });
});

describe('an order of the customer', () => {
  it('has the addressee of paper (JRN-1)', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), numberOfCopies: 1 }]);
    expect((await scenario.order()).addressee).toMatchObject(ADDRESS);
  });

  it('keeps name and address when the profile changes (JRN-1, JRN-2)', async () => {
    const positions = [{ ...ownerPosition(), numberOfCopies: 1 }];
    const scenario = await startOrderScenario(testApp, positions, { addressee: ELSEWHERE });
    await testApp.login({
      ...scenario.profile,
      lastName: 'Musterfrau',
      address: { ...scenario.profile.address, street: 'Neuer Weg 2' },
    });
    expect((await scenario.order()).addressee).toEqual(ELSEWHERE);
    const { applicant } = await requestTo('/desk/api/reviews', scenario);
    expect(applicant).toEqual({ name: 'Erika Mustermann', ...ADDRESS });
  });

  it('costs nothing once it is cancelled, in the list too (JRN-8)', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    expect((await scenario.order()).total.priceGross).toBeGreaterThan(0);
    await scenario.cancel();
    expect((await scenario.order()).total.priceGross).toBe(0);
    expect(await scenario.listed()).toMatchObject({ total: { priceGross: 0 } });
  });

  it('is listed with the first extract that was not rejected (JRN-8)', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition(), mapPosition()]);
    expect((await scenario.listed())?.firstProduct?.id).toBe(ownerPosition().productId);
    await scenario.decide(0, 'REJECTED');
    expect(await scenario.listed()).toMatchObject({
      firstProduct: { id: mapPosition().productId },
      positionCount: 2,
      rejectedCount: 1,
    });
  });

  it('has key, parcel and provisioning of each position', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), numberOfCopies: 2 }]);
    const [position] = (await scenario.order()).orderPositions;
    expect(position).toMatchObject({
      key: position?.positionId,
      parcel: position?.parcelDetails,
      provisioning: { copies: 2, price: position?.price },
    });
  });

  it('has null for the page of a product without one (IN-6)', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    const [position] = (await scenario.order()).orderPositions;
    expect(position).toMatchObject({
      pageFormat: null,
      selectedScale: null,
      pageOrientation: null,
      colorPalette: null,
      printArea: null,
    });
  });
});

const requestsTo = (path: string, { number }: OrderScenario): number =>
  testApp.externalSystems.received.filter(
    (received) => received.path === path && received.body.orderNumber === number,
  ).length;

describe('requests to external systems (BIG-5)', () => {
  it('order extract and invoice once, and again only when they have not come for minutes', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    const counts = () =>
      ['/cadastre/orders', '/cadastre/invoices'].map((path) => requestsTo(path, scenario));
    for (let minute = 0; minute < 9; minute += 1) {
      await testApp.app.runJobs();
      scenario.advanceHours(1 / 60);
    }
    expect(counts()).toEqual([1, 1]);
    scenario.advanceHours(0.1);
    await testApp.app.runJobs();
    expect(counts()).toEqual([2, 2]);
  });

  it('send a review again until it is decided, and report it when it is overdue', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    const overdue = async () =>
      (
        await testApp.send({
          url: '/api/monitoring/operations',
          headers: { authorization: testApp.credentialOf('/api/monitoring/') },
        })
      ).json().overdueReviews;
    const before = await overdue();
    await testApp.app.runJobs();
    scenario.advanceHours(7);
    await testApp.app.runJobs();
    expect(requestsTo('/desk/api/reviews', scenario)).toBe(2);
    expect(await overdue()).toBe(before);
    scenario.advanceHours(24 * 15);
    await testApp.app.runJobs();
    // The orders of other tests are overdue as well.
    const many = await overdue();
    expect(many).toBeGreaterThan(before);
    await scenario.decide(0, 'APPROVED');
    const sent = requestsTo('/desk/api/reviews', scenario);
    scenario.advanceHours(24);
    await testApp.app.runJobs();
    expect(requestsTo('/desk/api/reviews', scenario)).toBe(sent);
    expect(await overdue()).toBe(many - 1);
  });
});
