import type { Language } from '@portal/api';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

/** Formats a message in the current language. */
export type TextValues = Record<string, string | number | Date>;

/** Values for the placeholders and tags of a message with links or emphasis. */
export type RichValues = Record<
  string,
  string | number | ((chunks: ReactNode[]) => ReactNode) | undefined
>;

/** Turns a message id into a sentence of the language shown. */
export type Text = (id: MessageId, values?: TextValues) => string;

/** Formats messages in the current language. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Formats messages with links or emphasis. */
export function useRichText(): (id: MessageId, values: RichValues) => ReactNode {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The current language. */
export function useLanguage(): Language {
  return useIntl().locale;
}
