/** How urgent a spoken message is: `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive';

/** Says a text through the live region of the provider. */
export type Announce = (text: string, politeness?: Politeness) => void;

/** Time in ms after which a spoken text leaves the page, so that nobody finds it by browsing. */
const LIFETIME = 10_000;

/**
 * Speaks by adding a new element each time: the same text twice is announced twice, and a text
 * that follows quickly does not replace the one before it.
 */
export function createAnnouncer(region: (politeness: Politeness) => HTMLElement | null): Announce {
  return (text, politeness = 'polite') => {
    const target = region(politeness);
    if (!target || text === '') return;
    const line = document.createElement('p');
    line.textContent = text;
    target.append(line);
    setTimeout(() => line.remove(), LIFETIME);
  };
}
