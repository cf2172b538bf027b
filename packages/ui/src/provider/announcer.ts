import type { RefCallback } from 'react';
import { warnWithoutProvider } from '../styles/development.ts';

/** Urgency of an announcement: `assertive` interrupts the screen reader. */
export type Politeness = 'polite' | 'assertive';

/** Announces a text through a live region of the provider. */
export type Announce = (text: string, politeness?: Politeness) => void;

/** After this time an announced text is removed, so that it is not found in browse mode. */
const LIFETIME_MS = 10_000;

/** Work that ends before is not announced: its text would be read before, or even after, the result. */
const BUSY_DELAY_MS = 1000;

/** The live regions of a provider and the function that announces through them. */
export interface Announcer {
  readonly announce: Announce;
  /**
   * Announces a text when work takes longer than `BUSY_DELAY_MS`; the returned function ends the
   * work. Of work at the same time only the first is announced.
   */
  readonly announceBusy: (text: string) => () => void;
  /**
   * Creates a ref for a live region. Announcements go to the region that was mounted last: while a
   * modal dialog is open, screen readers ignore the regions outside of it.
   */
  readonly createRegionRef: (politeness: Politeness) => RefCallback<HTMLElement>;
}

/**
 * Each announcement is a new element: the same text is announced again, and an announcement does
 * not replace the one before it.
 */
export function createAnnouncer(): Announcer {
  const regions: Record<Politeness, HTMLElement[]> = { polite: [], assertive: [] };
  const announce: Announce = (text, politeness = 'polite') => {
    const region = regions[politeness].at(-1);
    if (text === '') return;
    if (!region) return warnWithoutProvider();
    const line = region.ownerDocument.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), LIFETIME_MS);
  };
  return {
    announce,
    announceBusy: createBusyAnnouncer(announce),
    createRegionRef: (politeness) => {
      let current: HTMLElement | null = null;
      return (element) => {
        regions[politeness] = regions[politeness].filter((region) => region !== current);
        if (element) regions[politeness].push(element);
        current = element;
      };
    },
  };
}

/** Announces one text for work at the same time, and none for work that ends early. */
function createBusyAnnouncer(announce: Announce): Announcer['announceBusy'] {
  // Ends the work that was announced.
  let announced: (() => void) | null = null;
  return (text) => {
    const timer = setTimeout(() => {
      if (announced) return;
      announced = end;
      announce(text);
    }, BUSY_DELAY_MS);
    const end = (): void => {
      clearTimeout(timer);
      if (announced === end) announced = null;
    };
    return end;
  };
}
