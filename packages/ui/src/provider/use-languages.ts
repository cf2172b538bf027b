import { useContext } from 'react';
import type { Locale } from '../texts/index.ts';
import { PortalContext } from './context.ts';

/** Languages in the order in which texts are looked up, the current one first. */
export function useLanguages(): readonly Locale[] {
  return useContext(PortalContext).languages;
}
