import type { Language, LanguageTexts } from '@portal/api';
import { overrideTexts } from '@portal/ui/provider';
import type { LoadedTexts, TextOverride } from '@portal/ui/provider';
import { createIntl } from 'react-intl';
import type { MessageFormatElement } from 'react-intl';
import { logMessageError } from './log-message-error.ts';

/** Whether a part of a parsed text has no placeholder. */
const isLiteral = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === 0;

type Values = readonly (string | number | null)[];

/** Texts of components from a file, for the provider: those with placeholders as functions of their arguments. */
export function textOverrides(
  language: Language,
  components: LanguageTexts['components'],
): readonly TextOverride[] {
  const messages = components as Readonly<Record<string, MessageFormatElement[]>>;
  const intl = createIntl({ locale: language, messages, onError: logMessageError });
  const byComponent = new Map<string, LoadedTexts>();
  for (const [id, elements] of Object.entries(components)) {
    const [component = '', key = ''] = id.split('.');
    const format = (...values: Values): string =>
      intl.formatMessage({ id }, Object.fromEntries(values.map((value, index) => [index, value])));
    byComponent.set(component, {
      ...byComponent.get(component),
      [key]: elements.every(isLiteral) ? format() : format,
    });
  }
  return [...byComponent].map(([component, texts]) =>
    overrideTexts(component, { [language]: texts }),
  );
}
