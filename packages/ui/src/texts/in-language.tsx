import type { ReactNode } from 'react';
import { langOf } from './lang-of.ts';

/** A text, in an element with its language if it is not that of the page. */
export function inLanguage<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  key: Key,
): ReactNode {
  const lang = langOf(texts, key);
  return lang ? <span lang={lang}>{texts[key]}</span> : texts[key];
}
