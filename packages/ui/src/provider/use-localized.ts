import { useContext } from 'react';
import { resolveLocalized } from '../texts/index.ts';
import type { LocalizedText, Resolved } from '../texts/texts.ts';
import { PortalContext } from './context.ts';

/** A localized text in the current language, else in a fallback, with its language. */
export function useLocalized(text: LocalizedText): Resolved {
  return resolveLocalized(text, useContext(PortalContext).languages);
}
