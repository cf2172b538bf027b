import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The longest time in ms for which the work occupies the event loop: the processor time of this thread in one turn. Time
 * in which a busy machine runs other processes does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const now = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = now();
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      await nextTurn();
      const time = now();
      longest = Math.max(longest, time - before);
      before = time;
    }
  };
  const watching = watch();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return longest;
}
