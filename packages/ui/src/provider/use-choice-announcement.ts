import { useAnnounce } from './use-announce.ts';

/** Platforms with VoiceOver. An iPad calls itself a Macintosh. */
const APPLE = /Macintosh|iPhone|iPad/;

/**
 * Returns a function that announces the chosen option of a combobox where the screen reader does not: VoiceOver does not speak a
 * value that changes without typing. Other screen readers speak the input with its new value when no option is active any more, so
 * that an announcement would say the name again. Orca: recorded; the others: by the practice of React Aria, not checked.
 */
export function useChoiceAnnouncement(): (text: string) => void {
  const announce = useAnnounce();
  return (text) => {
    if (APPLE.test(navigator.userAgent)) announce(text);
  };
}
