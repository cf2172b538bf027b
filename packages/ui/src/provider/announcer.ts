/** How urgent a spoken message is: `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive';

/** Says a text through the live region of the provider. */
export type Announce = (text: string, politeness?: Politeness) => void;

/** Time in ms after which a spoken text leaves the page, so that nobody finds it by browsing. */
const LIFETIME = 10_000;

/** The two live regions of a provider and the function that speaks through them. */
export interface Announcer {
  readonly announce: Announce;
  /** Refs for the regions; they stay the same, so React fills them once. */
  readonly setPolite: (element: HTMLElement | null) => void;
  readonly setAssertive: (element: HTMLElement | null) => void;
}

/**
 * Speaks by adding a new element each time: the same text twice is announced twice, and a text
 * that follows quickly does not replace the one before it.
 */
export function createAnnouncer(): Announcer {
  const elements: Record<Politeness, HTMLElement | null> = { polite: null, assertive: null };
  return {
    announce: (text, politeness = 'polite') => {
      const region = elements[politeness];
      if (!region || text === '') return;
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
      setTimeout(() => line.remove(), LIFETIME);
    },
    setPolite: (element) => {
      elements.polite = element;
    },
    setAssertive: (element) => {
      elements.assertive = element;
    },
  };
}
