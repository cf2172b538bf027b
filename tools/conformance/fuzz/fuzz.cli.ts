import { startPostgres } from '../../../apps/backend/src/testing/postgres-server.ts';
import { TEST_DATABASE_URL } from '../../../apps/backend/src/testing/test-database.ts';
import { fuzz } from './fuzz.ts';

/** `pnpm test:full fuzz -- [calls] [seed] [--embedded]`: the test beside it with 100,000 calls, on PostgreSQL. */
const [calls = '100000', seed = String(Date.now() % 1_000_000_000)] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const server = process.argv.includes('--embedded') ? null : await startPostgres({ durable: false });
if (server) process.env[TEST_DATABASE_URL] = server.url;
const onProgress = (sent: number): void => {
  if (sent % 5000 === 0) console.log(`${sent} calls`);
};

const began = performance.now();
try {
  const result = await fuzz({ calls: Number(calls), seed: Number(seed), onProgress });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${result.calls} calls in ${seconds} s, seed ${seed}; answers by status:`,
    result.statuses,
  );
  for (const violation of result.violations) console.error(violation);
  console.log(`${result.violations.length} violations`);
  process.exitCode = result.violations.length > 0 ? 1 : 0;
} finally {
  await server?.remove();
}
