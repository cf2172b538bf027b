import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isLanguage } from './language.ts';
import type { Language } from './language.ts';
import type { MessageId } from './messages.ts';

/** Values for the placeholders of a message. */
export type TextValues = Record<string, string | number | Date>;

/** Values for the placeholders and tags of a message that holds links or emphasis. */
export type RichValues = Record<
  string,
  string | number | ((chunks: ReactNode[]) => ReactNode) | undefined
>;

/** Turns a message id into a sentence of the language shown. */
export type Text = (id: MessageId, values?: TextValues) => string;

/** Texts of the language shown. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Texts with links or emphasis inside. */
export function useRichText(): (id: MessageId, values: RichValues) => ReactNode {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The language shown. */
export function useLanguage(): Language {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : 'de';
}
