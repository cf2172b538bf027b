import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const authorization = () => testApp.credentialOf('/api/monitoring/operations');
const read = async () =>
  (await testApp.send({ url: '/metrics', headers: { authorization: authorization() } })).body;

describe('metrics for Prometheus (STATE-8)', () => {
  it('require the credential of monitoring', async () => {
    expect((await testApp.send({ url: '/metrics' })).statusCode).toBe(401);
    const cadastre = testApp.credentialOf('/api/product-result-alkis/x');
    const headers = { authorization: cadastre };
    expect((await testApp.send({ url: '/metrics', headers })).statusCode).toBe(401);
    const answer = await testApp.send({
      url: '/metrics',
      headers: { authorization: authorization() },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('are served under an internal host name, without a redirect', async () => {
    const headers = { authorization: authorization(), host: 'backend-1:8080' };
    expect((await testApp.send({ url: '/metrics', headers })).statusCode).toBe(200);
  });

  it('count requests by route and status, never by address', async () => {
    await testApp.send({ url: '/api/categories/no-such-category' }).catch(() => undefined);
    await testApp.send({ url: '/api/verifications/7K2M-Q0XA-93TB' });
    await testApp.send({ url: '/api/nothing-here' });
    const text = await read();
    expect(text).toMatch(
      /http_requests_total\{method="GET",route="\/api\/verifications\/:code",status="200"\} 1/,
    );
    expect(text).toMatch(/http_requests_total\{method="GET",route="none",status="404"\} \d/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/verifications\/:code"\} 1/,
    );
    expect(text).not.toContain('7K2M-Q0XA-93TB');
  });

  it('have every name and label of the alarms in docs/operating.md', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
    const expressions = [...page.matchAll(/expr: '([^']+)'/g)].map(([, text = '']) => text);
    expect(expressions.length).toBeGreaterThan(10);
    const text = await read();
    for (const expression of expressions) {
      // The embedded database of this test has none.
      if (expression.includes('portal_database_connections')) continue;
      const metrics = [...expression.matchAll(/\b(?:portal|http)_[a-z_]+/g)].map(([name]) => name);
      const labels = [...expression.matchAll(/(name|state)=~?"([^"]+)"/g)].flatMap(
        ([, label, values = '']) => values.split('|').map((value) => `${label}="${value}"`),
      );
      for (const expected of [...metrics, ...labels]) expect(text).toContain(expected);
    }
  });

  it('contain jobs by kind and age, the import and the counts of operations', async () => {
    const { number } = await startOrderScenario(testApp, [ownerPosition()]);
    await testApp.database.query(
      `update jobs set run_at = $2::timestamptz - interval '90 seconds', done_at = null
       where kind = 'send-review' and subject = $1`,
      [number, testApp.clock.now.toISOString()],
    );
    const text = await read();
    expect(text).toContain('portal_jobs{kind="send-review",state="due"} 1');
    expect(text).toContain('portal_job_overdue_seconds{kind="send-review"} 90');
    expect(text).toContain('portal_cadastre_parcels 6');
    expect(text).toMatch(/portal_cadastre_imported_timestamp_seconds \d{10}/);
    expect(text).toContain('portal_cadastre_import_failed 0');
    expect(text).toContain('portal_operations{name="open_reviews"} 1');
    expect(text).toContain('portal_database_up 1');
    expect(text).toMatch(/portal_map_problems \d/);
  });

  it('count what is wrong with the source of the cadastre (DATA-3)', async () => {
    const faults = [
      { collection: 'parcels', reason: 'flaeche is missing', count: 2, examples: [] },
    ];
    await testApp.database.query(
      `update cadastre_reports set failure = 'The cadastre does not answer.', faults = $1::jsonb`,
      [JSON.stringify(faults)],
    );
    const text = await read();
    expect(text).toContain('portal_cadastre_import_failed 1');
    expect(text).toContain(
      'portal_cadastre_faulty_features{collection="parcels",reason="flaeche is missing"} 2',
    );
  });
});
