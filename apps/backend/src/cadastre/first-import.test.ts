import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExternalSystemError } from '../errors.ts';
import { smallCadastre } from '../testing/small-cadastre.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.database.query('delete from cadastre_imports');
});
afterAll(() => testApp.close());

const SEARCH = {
  method: 'POST',
  url: '/api/land/parcels/search-by-parcel-details',
  body: {
    params: { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114/2' },
    page: 0,
    limit: 7,
  },
} as const;

it('answers all but searches before the first import, and repeats it until the source answers (DATA-3)', async () => {
  const client = await testApp.login(person('first'));
  testApp.cadastre.source = {
    version: async () => null,
    pages: () => {
      throw new ExternalSystemError('The cadastre at https://cadastre.example does not answer.');
    },
  };
  await testApp.app.scheduleJobs();
  await testApp.app.runJobs();
  const refused = await client(SEARCH);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await client({ url: '/api/categories' })).statusCode).toBe(200);
  expect((await testApp.send({ url: '/api/monitoring/search' })).statusCode).toBe(503);
  const monitoring = await testApp.send({
    url: '/api/monitoring/cadastre',
    headers: { authorization: testApp.credentialOf('/api/monitoring/cadastre') },
  });
  expect(monitoring.json()).toMatchObject({
    importedAt: null,
    failure: 'The cadastre at https://cadastre.example does not answer.',
  });

  testApp.cadastre.source = smallCadastre();
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
  await testApp.app.runJobs();
  expect((await client(SEARCH)).json().total).toBe(1);
  expect((await testApp.send({ url: '/api/monitoring/search' })).statusCode).toBe(200);
});
