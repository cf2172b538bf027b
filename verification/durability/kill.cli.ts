import { killDuringJourneys } from './journeys.ts';
import { startProcesses } from './processes.ts';

/** `pnpm --filter @portal/backend test:kill [orders]`: the long form of the test beside it, 200 orders. */
const orders = Number(process.argv[2] ?? 200);
const processes = await startProcesses();
const began = performance.now();
try {
  // A quiet machine needs a fifth of that.
  const timeoutMs = 60_000 + orders * 15_000;
  const kills = await killDuringJourneys(processes, {
    orders,
    abreast: 6,
    kills: Infinity,
    timeoutMs,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${orders} orders ended right, with ${kills} kills, in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stop();
}
