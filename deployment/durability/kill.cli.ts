import { startKillTarget } from './kill-cluster.ts';
import { killWhileClosing } from './month-closing.ts';
import { killDuringJourneys } from './order-journeys.ts';

/**
 * `pnpm test:full kill -- [orders] [--embedded]`: the test beside it with more orders, 200 by default. Kills two backends and
 * their PostgreSQL at random, then the backends while they close a month with 200 collective invoices (ORG-5); with `--embedded` one backend
 * with the embedded database.
 */
const [count = '200'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const orders = Number(count);
const { target, cluster, stop } = await startKillTarget({
  hasServer: !process.argv.includes('--embedded'),
});
const began = performance.now();
try {
  // An idle machine needs a fifth of that.
  const timeoutMs = 60_000 + orders * 15_000;
  const kills = await killDuringJourneys(target, {
    orders,
    // Most orders wait, for example for a minute until another process may take the job of one that was killed.
    concurrency: 24,
    maxKills: Infinity,
    timeoutMs,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const killed = Object.entries(kills).map(([part, times]) => `${part} ${times} times`);
  console.log(`${orders} orders completed in ${seconds} s; killed: ${killed.join(', ')}.`);
  if (cluster.server) {
    const settings = { organisations: 200, maxKills: 3, timeoutMs: 600_000 };
    const times = await killWhileClosing(cluster, settings);
    console.log(`A month was closed; its backends were killed ${times} times meanwhile.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
