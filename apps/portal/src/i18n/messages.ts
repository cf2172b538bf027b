import type { Language } from '@portal/api';
import type germanFile from '../../../../locales/de/portal.json';
import type { MessageFormatElement } from 'react-intl';

/** Id of a message; the English file has the same ids as the German one (tested). */
export type MessageId = keyof typeof germanFile;

/** Messages of one language, compiled to syntax trees so that no parser is needed at run time. */
export type CompiledMessages = Record<MessageId, MessageFormatElement[]>;

const german = () => import('../messages/generated/de.json');

const LOADERS: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  de: german,
  en: () => import('../messages/generated/en.json'),
};

/** Loads the messages of one language; each language is a file of its own. */
export async function loadMessages(language: Language): Promise<CompiledMessages> {
  const { default: messages } = await (LOADERS[language] ?? german)();
  return messages as CompiledMessages;
}
