import type { ApiClient, Language, PortalConfiguration } from '@portal/api';
import type { TextOverride } from '@portal/ui/provider';
import type { MessageFormatElement } from 'react-intl';
import type germanFile from '../../../../locales/de/portal.json';
import { TEXT_PARTS } from './text-parts.ts';
import type { TextPart } from './text-parts.ts';

/** Id of a message; the English file has the same ids as the German one (tested). */
export type MessageId = keyof typeof germanFile;

/** Messages of one language, in the built portal compiled to syntax trees so that no parser is needed at run time. */
export type CompiledMessages = Record<MessageId, MessageFormatElement[]>;

/** Texts of one language. */
export interface LoadedTexts {
  readonly language: Language;
  /** The parts whose messages are loaded. */
  readonly parts: readonly TextPart[];
  readonly messages: Partial<CompiledMessages>;
  /** Texts of components that are not built in. */
  readonly components: readonly TextOverride[];
}

interface PartFile {
  readonly default: Partial<CompiledMessages>;
}

const BUILT_IN = {
  first: import.meta.glob<PartFile>('../../../../locales/{de,en}/portal.json', {
    query: '?part=first',
  }),
  pages: import.meta.glob<PartFile>('../../../../locales/{de,en}/portal.json', {
    query: '?part=pages',
  }),
  orders: import.meta.glob<PartFile>('../../../../locales/{de,en}/portal.json', {
    query: '?part=orders',
  }),
} satisfies Readonly<Record<TextPart, unknown>>;

const fileOf = (language: Language): string => `../../../../locales/${language}/portal.json`;

/** Whether the texts of a language are part of the portal. */
export const isBuiltIn = (language: Language): boolean =>
  Object.hasOwn(BUILT_IN.first, fileOf(language));

const NO_COMPONENTS: readonly TextOverride[] = [];

/** Loads parts of a language that is part of the portal; of German for any other. Each part is a file of its own. */
export async function loadBuiltIn(
  language: Language,
  parts: readonly TextPart[],
): Promise<LoadedTexts> {
  const known = isBuiltIn(language) ? language : 'de';
  const messages = await Promise.all(
    parts.map(async (part) => (await BUILT_IN[part][fileOf(known)]?.())?.default),
  );
  return {
    language: known,
    parts,
    messages: Object.assign({}, ...messages),
    components: NO_COMPONENTS,
  };
}

/**
 * Loads parts of a language; all texts at once from the backend if the state has texts of its own (STATE-5).
 *
 * @throws ApiError when the backend does not respond
 */
export async function loadTexts(
  language: Language,
  parts: readonly TextPart[],
  client: Pick<ApiClient, 'call'>,
  { loadedLanguages = [] }: Pick<PortalConfiguration, 'loadedLanguages'>,
): Promise<LoadedTexts> {
  if (!loadedLanguages.includes(language)) return loadBuiltIn(language, parts);
  const [texts, { textOverrides }] = await Promise.all([
    client.call('getLanguageTexts', { path: { language } }),
    import('./text-overrides.ts'),
  ]);
  return {
    language,
    parts: TEXT_PARTS,
    // The backend completes them.
    messages: texts.messages,
    components: textOverrides(language, texts.components),
  };
}
