import { useContext, useMemo } from 'react';
import { resolveTexts } from '../texts/index.ts';
import type { TextCatalogue } from '../texts/index.ts';
import { PortalContext } from './context.ts';

/**
 * A component's texts in the current language: the built-in ones, replaced by those of the portal,
 * replaced by those of the instance.
 */
export function useComponentTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  own?: Partial<Texts>,
): Texts {
  const { languages, texts } = useContext(PortalContext);
  return useMemo(
    () => resolveTexts(catalogue, languages, texts, own),
    [catalogue, languages, texts, own],
  );
}
