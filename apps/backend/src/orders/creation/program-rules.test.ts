import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITLED, NORA, notaries } from '../../testing/notaries.ts';
import { orderRequest, startProgram } from '../../testing/programs.ts';
import { mapPosition, ownerPosition, parcelIdOf } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const OWNER = ownerPosition();
const MAP = mapPosition();
const PAGE_ORDERS = '/api/authenticated-customer/orders';

let testApp: TestApp;
let notary: Awaited<ReturnType<typeof startProgram>>;
beforeAll(async () => {
  testApp = await openTestApp({
    entitlements: [notaries()],
    env: { RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000' },
  });
  notary = await startProgram(testApp, NORA);
});
afterAll(() => testApp.close());

/** Orders that the pages refuse, by the rule. */
const REFUSED: readonly (readonly [rule: string, positions: readonly object[]])[] = [
  ['no position', []],
  ['an unknown product', [{ ...MAP, productId: 'unknown' }]],
  ['an unknown parcel', [{ ...MAP, parcelId: parcelIdOf(999) }]],
  ['no id of a parcel', [{ ...MAP, parcelId: 'x' }]],
  ['no delivery', [{ ...MAP, orderPdf: false, numberOfCopies: 0 }]],
  ['too many copies', [{ ...MAP, numberOfCopies: 100 }]],
  ['no justification', [{ ...OWNER, justification: '' }]],
  ['a short justification', [{ ...OWNER, justification: 'kurz' }]],
  [
    'a justification with markup',
    [{ ...OWNER, justification: '<b>Ich möchte kaufen, bitte.</b>' }],
  ],
  ['an unknown ground of interest', [{ ...OWNER, ground: 'unknown' }]],
  [
    'an unknown ground of an entitlement',
    [{ ...ENTITLED, entitlement: { ground: 'x', fileNumber: '1' } }],
  ],
  [
    'an entitlement without file number',
    [{ ...ENTITLED, entitlement: { ground: 'sale', fileNumber: ' ' } }],
  ],
  ['an unknown scale', [{ ...MAP, selectedScale: 750 }]],
  ['an unknown format', [{ ...MAP, pageFormat: 'A0' }]],
  ['no page', [{ ...MAP, printArea: undefined }]],
  ['a page that is not a rectangle', [{ ...MAP, printArea: MAP.printArea.slice(0, 3) }]],
  ['a page of another size', [{ ...MAP, selectedScale: 500 }]],
  [
    'a part of a parcel that was not confirmed',
    [
      {
        ...MAP,
        partialPageConfirmed: false,
        printArea: MAP.printArea.map(([x = 0, y = 0]) => [x + 95, y]),
      },
    ],
  ],
  [
    'a further parcel where none is allowed',
    [{ ...OWNER, furtherParcelIds: [parcelIdOf(114, 2)] }],
  ],
  ['the same parcel twice', [{ ...MAP, furtherParcelIds: [MAP.parcelId] }]],
  [
    'evidence that nobody has uploaded',
    [{ ...OWNER, evidence: ['5f0c7a52-9d1e-4a0b-8a43-1c0f7f6f4e11'] }],
  ],
  ['an unknown member', [{ ...MAP, price: 1 }]],
  ['a control character', [{ ...MAP, reference: 'a\u0000b' }]],
  ['one wrong position among right ones', [MAP, { ...MAP, productId: 'unknown' }]],
];

describe('the rules of an order of a program (ORG-4)', () => {
  it.each(REFUSED)('is refused as on the page: %s', async (_rule, positions) => {
    const page = await (await testApp.login(NORA))({
      method: 'POST',
      url: PAGE_ORDERS,
      body: { orderPositions: positions },
    });
    const program = await notary.ask(orderRequest(positions));
    const facts = ({ statusCode, headers, json }: typeof page) => {
      const { messageKey, errors } = json();
      return { statusCode, messageKey, errors, type: headers['content-type'] };
    };
    expect(page.statusCode).toBeGreaterThanOrEqual(400);
    expect(facts(program)).toEqual(facts(page));
    expect(facts(program).type).toContain('application/problem+json');
  });
});
