import { contentKeys } from './content.ts';
import { entryKeys } from './entries.ts';
import { floatingKeys } from './floating.ts';
import { inputKeys } from './inputs.ts';
import { mapKeys } from './map.ts';
import { navigationKeys } from './navigation.ts';
import type { KeyTable } from './types.ts';

export type * from './types.ts';

/** The keys of every part that can be operated, by its folder. */
export const KEYS: KeyTable = {
  ...inputKeys,
  ...entryKeys,
  ...floatingKeys,
  ...navigationKeys,
  ...contentKeys,
  ...mapKeys,
};
