import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { descendantsOf, launch } from '../../apps/start/src/testing/launcher.ts';
import { type Figure, median, report } from '../figure.ts';

/*
 * What `pnpm start` takes until the portal runs, with the embedded database: the first start, which imports 3,000
 * parcels, and a later one. `pnpm bench start <folder>` compares it with another checkout, whose packages are installed;
 * both are started in turn. The budget is for the processor time of all processes (Linux), because a busy machine
 * changes the other time by half from one start to the next.
 */

const ROUNDS = 3;
const MOST = 1.3;
const HERE = fileURLToPath(new URL('../..', import.meta.url));
const [other] = process.argv.slice(2);

/** Ticks of /proc in a second. */
const TICKS = 100;

/** Processor time of a process and of its children that have ended, in seconds. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain blanks; user and system time are the fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

/** Seconds until the portal runs. */
interface Start {
  readonly elapsed: number;
  readonly processor: number;
}

async function timeOfStart(checkout: string, data: string): Promise<Start> {
  const began = performance.now();
  const environment = { PORTAL_DEMO_PARCELS: '3000' };
  const launcher = await launch(data, environment, [join(checkout, 'apps/start/src/main.ts')]);
  await launcher.ready;
  const elapsed = (performance.now() - began) / 1000;
  const pid = Number(launcher.process.pid);
  const processor = [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + processorTime(one), 0);
  launcher.process.kill('SIGINT');
  await launcher.ended;
  return { elapsed, processor };
}

interface Starts {
  readonly first: Start[];
  readonly later: Start[];
}

const medianOf = (starts: readonly Start[], part: keyof Start): number =>
  median(starts.map((start) => start[part]));

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
try {
  const checkouts = other === undefined ? [HERE] : [HERE, other];
  const starts = checkouts.map((): Starts => ({ first: [], later: [] }));
  // The first round builds the portal and is not measured.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['first', 'later'] as const) {
      for (const [index, checkout] of checkouts.entries()) {
        const start = await timeOfStart(checkout, join(folder, `${index}-${round}`));
        if (round > 0) starts[index]?.[kind].push(start);
      }
    }
  }
  const [own, compared] = starts;
  const figureOf = (what: string, kind: keyof Starts): Figure => {
    const time = (of: Starts | undefined, part: keyof Start) => medianOf(of?.[kind] ?? [], part);
    const [elapsed, processor] = [time(own, 'elapsed'), time(own, 'processor')];
    if (!compared) {
      const note = `${processor.toFixed(1)} s of processor time`;
      return { what, value: elapsed, unit: 's', digits: 1, note };
    }
    const before = time(compared, 'processor');
    const note = `${processor.toFixed(1)} s to ${before.toFixed(1)} s; elapsed ${elapsed.toFixed(1)} s to ${time(compared, 'elapsed').toFixed(1)} s`;
    return { what, value: processor / before, unit: '×', digits: 2, atMost: MOST, note };
  };
  report(
    other === undefined ? 'Start' : 'Processor time of a start, compared with another checkout',
    [
      figureOf('first start, with an import of 3,000 parcels', 'first'),
      figureOf('later start', 'later'),
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
