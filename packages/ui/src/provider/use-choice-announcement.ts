import { isChoiceSilent } from '../assistive/choice-is-silent.ts';
import { useAnnounce } from './use-announce.ts';

/** Returns a function that announces the chosen option of a combobox where the screen reader does not. */
export function useChoiceAnnouncement(): (text: string) => void {
  const announce = useAnnounce();
  return (text) => {
    if (isChoiceSilent()) announce(text);
  };
}
