import { join } from 'node:path';
import { charactersOf, CUTS, FEATURES } from '../../packages/ui/src/fonts/cuts.ts';

/** The folder of the brand KERN, which a state copies. */
export const KERN = join(import.meta.dirname, '../../states/brands/kern');

/** Also figures of equal width, which those of Fira Sans have by a feature only. */
export const FIRA_FEATURES = [...FEATURES, 'tnum'];

const isGreekOrCyrillic = (character: string): boolean => /[\u0370-\u045f]/.test(character);

/**
 * The Latin letters of names (DIN 91379) and the marks, so that a name with a rare letter is drawn in one typeface; the letters
 * that Fira Sans lacks come from Noto Sans.
 */
export const firaCharacters = (): string =>
  Array.from(CUTS.map(charactersOf).join(''))
    .filter((character) => !isGreekOrCyrillic(character))
    .join('');
