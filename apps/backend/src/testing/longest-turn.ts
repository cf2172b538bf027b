import { setImmediate as nextTurn } from 'node:timers/promises';

/** Processor time of this thread in ms. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest time in ms for which the work occupies the event loop: the processor time of this thread in one turn. Time
 * in which a busy machine runs other processes does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadTime();
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await nextTurn();
      const time = threadTime();
      longest = Math.max(longest, time - before);
      before = time;
    }
  };
  const watching = watch();
  await work().finally(() => over.abort());
  await watching;
  return longest;
}
