import { dataExamples } from './data.tsx';
import type { Example } from './example.tsx';
import { inputsExamples } from './inputs.tsx';
import { navigationExamples } from './navigation.tsx';

/** An example of every part that can be operated, by its folder, for the tables of keys. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...inputsExamples,
  ...navigationExamples,
  ...dataExamples,
};
