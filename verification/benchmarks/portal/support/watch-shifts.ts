import type { Page } from 'playwright';

/** What moved on a page although nobody had just pressed anything. */
export interface Shifts {
  /** Sum of the layout shift scores. */
  readonly score: number;
  /** The elements that moved, with their own share. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: { score: number; moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches every page that this window opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { score: number; moved: string[] } = { score: 0, moved: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        if (hadRecentInput) continue;
        shifts.score += value;
        for (const { node } of sources) {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          shifts.moved.push(`${value.toFixed(3)} ${name ?? 'gone'}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the last question. */
export async function shiftsSince(page: Page): Promise<Shifts> {
  return page.evaluate(() => {
    const { shifts } = window;
    if (!shifts) return { score: Number.NaN, moved: [] };
    const found = { score: shifts.score, moved: shifts.moved.splice(0) };
    shifts.score = 0;
    return found;
  });
}
