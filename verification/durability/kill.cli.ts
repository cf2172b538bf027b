import { killDuringJourneys } from './order-journeys.ts';
import { startProcesses } from './processes.ts';

/** `pnpm test:kill [orders]`: the test beside it with more orders, 200 by default. */
const orders = Number(process.argv[2] ?? 200);
const processes = await startProcesses();
const began = performance.now();
try {
  // An idle machine needs a fifth of that.
  const timeoutMs = 60_000 + orders * 15_000;
  const kills = await killDuringJourneys(processes, {
    orders,
    concurrency: 6,
    maxKills: Infinity,
    timeoutMs,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${orders} orders completed, with ${kills} kills, in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stop();
}
