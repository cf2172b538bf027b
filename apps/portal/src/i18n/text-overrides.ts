import type { Language, LanguageTexts } from '@portal/api';
import { overrideTexts } from '@portal/ui/provider';
import type { LoadedTexts, TextOverride } from '@portal/ui/provider';
import { createIntl } from 'react-intl';
import type { MessageFormatElement } from 'react-intl';

/** Type of an element without placeholders. */
const LITERAL = 0;

type Values = readonly (string | number | null)[];

/** Texts of components from a file, for the provider: those with placeholders as functions of their arguments. */
export function textOverrides(
  language: Language,
  components: LanguageTexts['components'],
): readonly TextOverride[] {
  const messages = components as Readonly<Record<string, MessageFormatElement[]>>;
  const intl = createIntl({ locale: language, messages });
  const byComponent = new Map<string, LoadedTexts>();
  for (const [id, elements] of Object.entries(messages)) {
    const [component = '', key = ''] = id.split('.');
    const format = (...values: Values): string =>
      intl.formatMessage({ id }, Object.fromEntries(values.map((value, index) => [index, value])));
    const isPlain = elements.every(({ type }) => Number(type) === LITERAL);
    byComponent.set(component, {
      ...byComponent.get(component),
      [key]: isPlain ? format() : format,
    });
  }
  return [...byComponent].map(([component, texts]) =>
    overrideTexts(component, { [language]: texts }),
  );
}
