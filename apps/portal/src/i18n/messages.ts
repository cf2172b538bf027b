import type german from '../messages/de.json';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from './language.ts';

/** Id of a message; the English file has the same ids as the German one (tested). */
export type MessageId = keyof typeof german;

/** Messages of one language, compiled to syntax trees so that no parser is needed at run time. */
export type CompiledMessages = Record<MessageId, MessageFormatElement[]>;

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import('../messages/generated/de.json'),
  en: () => import('../messages/generated/en.json'),
};

/** Loads the messages of one language; each language is a file of its own. */
export async function loadMessages(language: Language): Promise<CompiledMessages> {
  const { default: messages } = await LOADERS[language]();
  return messages as CompiledMessages;
}
