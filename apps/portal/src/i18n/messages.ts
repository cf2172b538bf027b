import type { ApiClient, Language, PortalConfiguration } from '@portal/api';
import type { TextOverride } from '@portal/ui/provider';
import type { MessageFormatElement } from 'react-intl';
import type germanFile from '../../../../locales/de/portal.json';

/** Id of a message; the English file has the same ids as the German one (tested). */
export type MessageId = keyof typeof germanFile;

/** Messages of one language, in the built portal compiled to syntax trees so that no parser is needed at run time. */
export type CompiledMessages = Record<MessageId, MessageFormatElement[]>;

/** All texts of one language. */
export interface LoadedTexts {
  readonly language: Language;
  readonly messages: CompiledMessages;
  /** Texts of components that are not built in. */
  readonly components: readonly TextOverride[];
}

const BUILT_IN: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  de: () => import('../../../../locales/de/portal.json'),
  en: () => import('../../../../locales/en/portal.json'),
};

/** Whether the texts of a language are part of the portal. */
export const isBuiltIn = (language: Language): boolean => Object.hasOwn(BUILT_IN, language);

const NO_COMPONENTS: readonly TextOverride[] = [];

/** Loads the messages of a language that is part of the portal; German for any other. Each is a file of its own. */
export async function loadBuiltIn(language: Language): Promise<LoadedTexts> {
  const [known, load] = Object.entries(BUILT_IN).find(([one]) => one === language) ?? [
    'de',
    BUILT_IN['de'],
  ];
  const messages = await load?.();
  return {
    language: known,
    messages: messages?.default as CompiledMessages,
    components: NO_COMPONENTS,
  };
}

/**
 * Loads the texts of a language: from the backend if the state has texts of its own, else from the portal (STATE-5).
 *
 * @throws ApiError when the backend does not respond
 */
export async function loadTexts(
  language: Language,
  client: Pick<ApiClient, 'call'>,
  { loadedLanguages = [] }: Pick<PortalConfiguration, 'loadedLanguages'>,
): Promise<LoadedTexts> {
  if (!loadedLanguages.includes(language)) return loadBuiltIn(language);
  const [texts, { textOverrides }] = await Promise.all([
    client.call('getLanguageTexts', { path: { language } }),
    import('./text-overrides.ts'),
  ]);
  return {
    language,
    // The backend completes them.
    messages: texts.messages as CompiledMessages,
    components: textOverrides(language, texts.components),
  };
}
