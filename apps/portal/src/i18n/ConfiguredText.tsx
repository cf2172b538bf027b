import type { LocalizedText } from '@portal/api';
import { useLocalized } from '@portal/ui/provider';
import type { ReactNode } from 'react';

/** A configured text, with its language where the chosen one lacks it, so that screen readers pronounce it right (WCAG 3.1.2). */
export function ConfiguredText({ text }: { text: LocalizedText }): ReactNode {
  const { content, lang } = useLocalized(text);
  return lang === undefined ? content : <span lang={lang}>{content}</span>;
}
