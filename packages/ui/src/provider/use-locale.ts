import { useContext } from 'react';
import type { Locale } from '../texts/index.ts';
import { PortalContext } from './context.ts';

/** Language of the built-in texts. */
export function useLocale(): Locale {
  return useContext(PortalContext).locale;
}
